import { count, day, items, record, sureText, text, word, type Fields } from '../wire/readers.js';

/** Every state of a payment. */
export const paymentStates = ['started', 'paid', 'failed', 'expired', 'mismatch', 'refunded'] as const;

/** One payment of a member. */
export interface PaymentRecord {
  /** What the member can quote. */
  readonly number: string;
  /** ISO date in India. */
  readonly date: string | null;
  readonly packageName: string;
  /** `first`: a first year; `renewal`: at the renewal amount. */
  readonly kind: 'first' | 'renewal';
  /** Rupees, with tax. */
  readonly amount: number;
  /**
   * `started`: not confirmed yet; `expired`: not confirmed within a day; `mismatch`: another amount arrived, and the
   * operator decides.
   */
  readonly state: (typeof paymentStates)[number];
  /** Number of the invoice; empty until it is paid. */
  readonly invoice: string;
  /** ISO date of the last day that it pays for; null until it is paid. */
  readonly until: string | null;
}

/** What invoices say of the member. */
export interface Billing {
  readonly name: string;
  /** Lines separated by line breaks. */
  readonly address: string;
  /** Id of the state; 0 if none is chosen. */
  readonly stateId: number;
  /** Number in the goods and services tax; empty if there is none. */
  readonly gstin: string;
}

const fields: Fields<PaymentRecord> = {
  number: sureText,
  date: day,
  packageName: text,
  kind: word(['first', 'renewal']),
  amount: count,
  state: word(paymentStates),
  invoice: text,
  until: day,
};

/** Reads a payment. */
export const paymentRecord = record(fields);

/** Reads a list of payments. */
export const paymentRecords = items(paymentRecord);

/** Reads what invoices say of the member. */
export const billing = record<Billing>({ name: text, address: text, stateId: ['stateMasterID', count], gstin: text });
