// This service's part of the package entry `contract`.
export { payments, type Payment, type PaymentInput } from './calls.js';
export { paymentStates, type Billing, type PaymentRecord } from './payment-record.js';
