import { openCitingApp } from '../../../packages/server/src/routes/citations.fixtures.js';
import { actsCases } from './cases/acts.js';
import { runCases } from './run-cases.js';

runCases('acts', actsCases, openCitingApp);
