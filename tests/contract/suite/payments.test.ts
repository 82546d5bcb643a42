import { paymentsCases } from './cases/payments.js';
import { runCases } from './run-cases.js';

runCases('payments', paymentsCases);
