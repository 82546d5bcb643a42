import { searchCases } from './cases/search.js';
import { runCases } from './run-cases.js';

runCases('search', searchCases);
