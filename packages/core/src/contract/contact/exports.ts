// This service's part of the package entry `contract`.
export { contact, type ContactInput, type Inquiry } from './calls.js';
