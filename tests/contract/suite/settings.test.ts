import { settingsCases } from './cases/settings.js';
import { runCases } from './run-cases.js';

runCases('settings', settingsCases);
