export type { EmbedSignal } from './create-ask.js';
export { nearLines } from '../format/near-lines.js';
export type { NearParts } from '../format/near-parts.js';
export { codesLine } from '../format/codes-line.js';
export { codesWords } from '../format/codes-words.js';
export { nearWords } from '../format/near-words.js';
export { createEmbed, type Embed } from './create-embed.js';
export { createCaseRead } from './create-case-read.js';
export { createLatestRead } from './create-latest-read.js';
export { createFinderReads, type FinderReads } from './create-finder-reads.js';
export type { EmbedOptions } from './embed-options.js';
export { EmbedError, type EmbedErrorCode } from './embed-error.js';
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from './embed-latest.js';
export { createInquiryEmbed, type InquiryEmbed } from './create-inquiry-embed.js';
export type { EmbedCaptcha, EmbedCaptchaSound, EmbedOperator } from '../contract/embed/embed-captcha.js';
export type {
  CaseFact,
  CaseSummary,
  EmbedCase,
  EmbedCaseAnswer,
  EmbedCaseInput,
  EmbedRun,
  EmbedTreatment,
} from '../contract/embed/embed-case.js';
export type { EmbedInquiry } from '../contract/embed/calls.js';
export type {
  EmbedAnswer,
  EmbedHit,
  EmbedLater,
  EmbedLink,
  EmbedState,
  EmbedSuggestions,
  EmbedPart,
  EmbedVerdict,
  EmbedVerdicts,
} from '../contract/embed/embed-answers.js';
export type { Outcome } from '../contract/wire/outcome.js';
export { answerOf } from '../contract/citations/answer-of.js';
