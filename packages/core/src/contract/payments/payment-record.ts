import type { ValueOf } from '../wire/kind.js';
import { count, day, sureText, text } from '../wire/readers.js';

export const paymentRecord = {
  /** What the member can quote. */
  number: sureText,
  /** ISO date in India. */
  date: day,
  packageName: text,
  /** `first`: a first year; `renewal`: at the renewal amount. */
  kind: ['first', 'renewal'],
  /** Rupees, with tax. */
  amount: count,
  /**
   * `started`: not confirmed yet; `expired`: not confirmed within a day; `mismatch`: another amount arrived, and the
   * operator decides.
   */
  state: ['started', 'paid', 'failed', 'expired', 'mismatch', 'refunded'],
  /** Number of the invoice; empty until it is paid. */
  invoice: text,
  /** ISO date of the last day that it pays for; null until it is paid. */
  until: day,
} as const;

/** One payment of a member. */
export interface PaymentRecord extends ValueOf<typeof paymentRecord> {}

export const billing = {
  name: text,
  /** Lines separated by line breaks. */
  address: text,
  /** Id of the state; 0 if none is chosen. */
  stateId: ['stateMasterID', count],
  /** Number in the goods and services tax; empty if there is none. */
  gstin: text,
} as const;

/** What invoices say of the member. */
export interface Billing extends ValueOf<typeof billing> {}

export const billingAnswer = {
  ...billing,
  /** Id of the operator's state in the goods and services tax; 0 if the operator charges no tax. */
  supplierStateId: ['supplierStateMasterID', count],
} as const;

/** What invoices say of the member, and where their tax comes from. */
export interface BillingAnswer extends ValueOf<typeof billingAnswer> {}
