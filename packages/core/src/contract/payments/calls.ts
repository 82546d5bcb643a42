import { FieldProblem } from '../wire/field-problem.js';
import { group, post } from '../wire/make-call.js';
import { inField, outdata, sureText } from '../wire/readers.js';

/** What is paid for. */
export interface PaymentInput {
  /** Rupees. */
  readonly amount: number;
  /** Where the payment page sends the browser afterwards; on the site. */
  readonly redirectUrl: string;
  /** The member's id, or the flow number of a registration just activated. */
  readonly userId: string;
  /** The package that is paid for. */
  readonly packageId: number;
}

/** A payment that was begun. */
export interface Payment {
  /** Address of the payment page, absolute. */
  readonly paymentUrl: string;
}

const paymentUrl = outdata(
  inField(
    'payment_options',
    inField('payment_url', (value) => {
      const url = sureText(value);
      // A browser is sent there, so nothing but a web address will do.
      if (!/^https?:\/\//i.test(url)) throw new FieldProblem([], 'not a web address');
      return url;
    }),
  ),
);

/** Payments. */
export const payments = group('payments', () => ({
  /**
   * Begins a payment; the browser then goes to its page. Carries authorization when somebody is signed in.
   *
   * @departs V8
   */
  create: post<Payment, PaymentInput>('/api/payment/createpayment', {
    auth: 'no-token-and-bearer',
    loading: 'loadme',
    idempotent: true,
    answer: (answer) => ({ paymentUrl: paymentUrl(answer) }),
    body: { amount: 'amount', redirectUrl: 'redirect_url', userId: 'userid', packageId: 'packageId' },
  }),
}));
