import { assistantCases } from './cases/assistant.js';
import { runCases } from './run-cases.js';

runCases('assistant', assistantCases);
