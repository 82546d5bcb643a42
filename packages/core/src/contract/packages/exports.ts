// This service's part of the package entry `contract`.
export { packages } from './calls.js';
export type { Package } from './package.js';
