// This service's part of the package entry `contract`.
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from '../../embed/embed-latest.js';
export { embed, type EmbedDefaults, type EmbedInquiry, type ForPartner } from './calls.js';
export type { EmbedCaptcha, EmbedCaptchaSound, EmbedOperator } from './embed-captcha.js';
export type {
  CaseFact,
  CaseSummary,
  EmbedCase,
  EmbedCaseAnswer,
  EmbedCaseInput,
  EmbedRun,
  EmbedTreatment,
} from './embed-case.js';
export type {
  EmbedAnswer,
  EmbedComparisons,
  EmbedHit,
  EmbedLater,
  EmbedLink,
  EmbedState,
  EmbedSuggestions,
  EmbedPart,
  EmbedVerdict,
  EmbedVerdicts,
} from './embed-answers.js';
