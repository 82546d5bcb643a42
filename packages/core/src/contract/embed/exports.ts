// This service's part of the package entry `contract`.
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from '../../embed/embed-latest.js';
export { embed, type EmbedInquiry, type ForPartner } from './calls.js';
export type { EmbedCaptcha, EmbedCaptchaSound, EmbedOperator } from './embed-captcha.js';
export type {
  EmbedAnswer,
  EmbedCase,
  EmbedHit,
  EmbedLater,
  EmbedLink,
  EmbedRun,
  EmbedState,
  EmbedSuggestions,
  EmbedVerdict,
  EmbedVerdicts,
} from './embed-answers.js';
