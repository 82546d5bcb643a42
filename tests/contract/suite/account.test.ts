import { accountCases } from './cases/account.js';
import { runCases } from './run-cases.js';

runCases('account', accountCases);
