// This service's part of the package entry `contract`.
export { settings } from './calls.js';
export {
  judgmentSorts,
  type ActSettings,
  type CourtSettings,
  type CourtSettingsInput,
  type JudgmentSettings,
  type WelcomeSettings,
} from './member-settings.js';
