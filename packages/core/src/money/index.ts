/**
 * What a subscription costs.
 *
 * @packageDocumentation
 */
export { amountDue, EARLY_RENEWAL_DAYS, type AmountDue } from './amount-due.js';
export { isGstin } from './gstin.js';
export { GST_PERCENT, splitTax, type TaxParts } from './split-tax.js';
