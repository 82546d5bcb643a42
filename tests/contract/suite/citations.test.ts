import { openCitingApp } from '../../../packages/server/src/routes/citations.fixtures.js';
import { citationsCases } from './cases/citations.js';
import { runCases } from './run-cases.js';

runCases('citations', citationsCases, openCitingApp);
