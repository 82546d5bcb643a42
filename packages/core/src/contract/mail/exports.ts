// This service's part of the package entry `contract`.
export { mail, type MailInput } from './calls.js';
export { mailLimits } from './mail-limits.js';
