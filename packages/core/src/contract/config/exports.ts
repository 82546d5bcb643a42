// This service's part of the package entry `contract`.
export { config } from './calls.js';
