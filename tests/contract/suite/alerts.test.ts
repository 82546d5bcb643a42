import { alertsCases } from './cases/alerts.js';
import { runCases } from './run-cases.js';

runCases('alerts', alertsCases);
