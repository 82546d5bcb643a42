// This service's part of the package entry `contract`.
export { payments, type Payment, type PaymentInput } from './calls.js';
export type { Billing, BillingAnswer, PaymentRecord } from './payment-record.js';
