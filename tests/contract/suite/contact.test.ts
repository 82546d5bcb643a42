import { contactCases } from './cases/contact.js';
import { runCases } from './run-cases.js';

runCases('contact', contactCases);
