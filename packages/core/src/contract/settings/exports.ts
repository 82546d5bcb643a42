// This service's part of the package entry `contract`.
export { settings } from './calls.js';
export {
  firstCitations,
  judgmentSorts,
  type ActSettings,
  type CourtSettings,
  type CourtSettingsInput,
  type JudgmentSettings,
  type JudgmentSettingsInput,
  type WelcomeSettings,
} from './member-settings.js';
