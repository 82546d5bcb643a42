import { courtsCases } from './cases/courts.js';
import { runCases } from './run-cases.js';

runCases('courts', courtsCases);
