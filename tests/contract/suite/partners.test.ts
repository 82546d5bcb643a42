import { partnersCases } from './cases/partners.js';
import { runCases } from './run-cases.js';

runCases('partners', partnersCases);
