// This service's part of the package entry `contract`.
export { documents, type DocumentInput, type PdfForMail, type PdfInput } from './calls.js';
