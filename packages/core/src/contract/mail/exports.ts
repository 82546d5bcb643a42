// This service's part of the package entry `contract`.
export { mail, type MailInput } from './calls.js';
