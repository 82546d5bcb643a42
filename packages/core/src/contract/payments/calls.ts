import { FieldProblem } from '../wire/field-problem.js';
import { get, group, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import type { Reader, ValueOf } from '../wire/kind.js';
import { blob, inField, sureText } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import {
  billing,
  billingAnswer,
  paymentRecord,
  type Billing,
  type BillingAnswer,
  type PaymentRecord,
} from './payment-record.js';

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

/** The address of the payment page. The browser goes there, so only a web address is safe. */
const webAddress: Reader<string> = (value) => {
  const url = sureText(value);
  if (!/^https?:\/\//i.test(url)) throw new FieldProblem([], 'not a web address');
  return url;
};

const payment = {
  /** Address of the payment page, absolute. */
  paymentUrl: ['payment_options', /* @__PURE__ */ inField('payment_url', webAddress)],
} as const;

/** A started payment. */
export interface Payment extends ValueOf<typeof payment> {}

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
    outdata: payment,
    body: { amount: 'amount', redirectUrl: 'redirect_url', userId: 'userid', packageId: 'packageId' },
  }),
  /** Lists the member's payments, the newest first. */
  list: get<readonly PaymentRecord[]>('/api/payment/payments', {
    ...memberRead,
    ours: true,
    outdata: [paymentRecord],
  }),
  /** Reads one payment. The server asks the payment service if the payment is open. */
  read: get<PaymentRecord, { readonly number: string }>('/api/payment/payment', {
    ...memberRead,
    ours: true,
    outdata: paymentRecord,
    query: { number: 'number' },
  }),
  /** Downloads an invoice as PDF. */
  invoice: get<Blob, { readonly number: string }>('/api/payment/invoice', {
    ...memberRead,
    loading: 'downloadPDF',
    ours: true,
    answerAs: 'blob',
    envelope: false,
    slow: true,
    whole: blob,
    query: { number: 'number' },
  }),
  /** Reads what invoices say of the member, and the state of the operator, which decides on the parts of the tax. */
  billing: get<BillingAnswer>('/api/payment/billing', { ...memberRead, ours: true, outdata: billingAnswer }),
  /** Saves what invoices say of the member, from the next one on. */
  saveBilling: post<Outcome, Billing>('/api/payment/savebilling', {
    ...memberWrite,
    ours: true,
    whole: outcome,
    body: wireNames<Billing>(billing),
  }),
}));
