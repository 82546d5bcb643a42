import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';

/** A package of the price list. Amounts are paise, with tax. */
export interface SubscriptionPackageRow {
  id: number;
  priority: number;
  name: string;
  description: string;
  initial_paise: LargeIntegerColumn;
  renewal_paise: LargeIntegerColumn;
  is_trial: number;
  /** 0 keeps the package for the members who have it, and sells it to nobody. */
  is_on_sale: number;
}

/** Where a payment stands. `mismatch`: money arrived that is not the amount due; an operator decides. */
export type PaymentState = 'started' | 'paid' | 'failed' | 'expired' | 'mismatch' | 'refunded';

/** One payment, from its start. */
export interface PaymentRow {
  /** What the payer can quote: `P-7F3K-2210`. */
  number: string;
  /** Null after the account was deleted: the law wants the payment kept. */
  user_id: number | null;
  package_id: number;
  /** As it was when the payment started, like the amount. */
  package_name: string;
  kind: 'first' | 'renewal';
  amount_paise: LargeIntegerColumn;
  provider: string;
  /** The provider's id of the order; empty until the provider has answered. */
  provider_id: string;
  /** The provider's id of the money movement; empty until it is paid. */
  provider_payment_id: string;
  payment_url: string;
  redirect_url: string;
  /** The client's key of the action, so that a retry starts no second payment. */
  request_key: string;
  state: PaymentState;
  created_at: LargeIntegerColumn;
  /** Not asked for at the provider before this time. */
  next_check_at: LargeIntegerColumn;
  settled_at: NullableLargeIntegerColumn;
}

/** What happened to a payment. Rows are only added. */
export interface PaymentLedgerRow {
  id: string;
  payment_number: string;
  at: LargeIntegerColumn;
  act: 'started' | 'paid' | 'failed' | 'expired' | 'mismatch' | 'refunded';
  /** Paise; negative for money that goes back. */
  amount_paise: LargeIntegerColumn;
  /** `webhook`, `check`, `member` or `admin:` and a name. */
  actor: string;
  details: string;
}

/** What a member wants on the invoice. */
export interface BillingDetailRow {
  user_id: number;
  name: string;
  address: string;
  /** Code of the state in the goods and services tax; 0 if unknown. */
  state_id: number;
  gstin: string;
}

/** An invoice, which is never changed. */
export interface InvoiceRow {
  number: string;
  payment_number: string;
  user_id: number | null;
  issued_at: LargeIntegerColumn;
  /** JSON, `InvoiceDocument`. */
  document: string;
}

/** The last number of a financial year. */
export interface InvoiceSeriesRow {
  /** `26-27`. */
  year: string;
  last: number;
}

/** An order of the sandbox, which stands for a payment provider on this machine. */
export interface SandboxOrderRow {
  id: string;
  payment_number: string;
  amount_paise: LargeIntegerColumn;
  title: string;
  redirect_url: string;
  state: 'open' | 'paid' | 'declined' | 'cancelled';
  /** When the notice is sent to the server; null if none is waiting. */
  notice_at: NullableLargeIntegerColumn;
  /** How many notices are still to be sent. */
  notices: number;
}

/** Tables of packages and payments, part of the library's database. */
export interface PaymentTables {
  subscription_packages: SubscriptionPackageRow;
  payments: PaymentRow;
  payment_ledger: PaymentLedgerRow;
  billing_details: BillingDetailRow;
  invoices: InvoiceRow;
  invoice_series: InvoiceSeriesRow;
  sandbox_orders: SandboxOrderRow;
}
