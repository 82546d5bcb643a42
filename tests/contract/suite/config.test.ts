import { configCases } from './cases/config.js';
import { runCases } from './run-cases.js';

runCases('config', configCases);
