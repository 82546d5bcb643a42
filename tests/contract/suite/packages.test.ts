import { packagesCases } from './cases/packages.js';
import { runCases } from './run-cases.js';

runCases('packages', packagesCases);
