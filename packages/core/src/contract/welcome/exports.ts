// This service's part of the package entry `contract`.
export { welcome, writeTotals, type CourtsInput, type Totals } from './calls.js';
