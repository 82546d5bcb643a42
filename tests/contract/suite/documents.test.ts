import { documentsCases } from './cases/documents.js';
import { runCases } from './run-cases.js';

runCases('documents', documentsCases);
