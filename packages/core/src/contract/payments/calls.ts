import { FieldProblem } from '../wire/field-problem.js';
import { group, post } from '../wire/make-call.js';
import { inField, outdata, sureText } from '../wire/readers.js';

/** A payment to start. */
export interface PaymentInput {
  /** Rupees. */
  readonly amount: number;
  /** Page of the site that the payment page returns to. */
  readonly redirectUrl: string;
  /** The member's id, or the flow number of a newly activated registration. */
  readonly userId: string;
  /** Id of the package. */
  readonly packageId: number;
}

/** A started payment. */
export interface Payment {
  /** Address of the payment page, absolute. */
  readonly paymentUrl: string;
}

const paymentUrl = outdata(
  inField(
    'payment_options',
    inField('payment_url', (value) => {
      const url = sureText(value);
      // The browser goes there, so only a web address is safe.
      if (!/^https?:\/\//i.test(url)) throw new FieldProblem([], 'not a web address');
      return url;
    }),
  ),
);

/** Payments. */
export const payments = group('payments', () => ({
  /**
   * Starts a payment; the browser then goes to the payment page. Sends authorization if a user is signed in.
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
