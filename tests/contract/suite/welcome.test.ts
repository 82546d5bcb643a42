import { welcomeCases } from './cases/welcome.js';
import { runCases } from './run-cases.js';

runCases('welcome', welcomeCases);
