import { mailCases } from './cases/mail.js';
import { runCases } from './run-cases.js';

runCases('mail', mailCases);
