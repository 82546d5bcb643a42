import { libraryCases } from './cases/library.js';
import { runCases } from './run-cases.js';

runCases('library', libraryCases);
