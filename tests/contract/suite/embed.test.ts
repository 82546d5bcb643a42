import { embedCases } from './cases/embed.js';
import { runCases } from './run-cases.js';

runCases('embed', embedCases);
