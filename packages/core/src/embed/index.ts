export type { EmbedSignal } from './create-ask.js';
export { createEmbed, type Embed } from './create-embed.js';
export type { EmbedOptions } from './embed-options.js';
export { EmbedError, type EmbedErrorCode } from './embed-error.js';
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from './embed-latest.js';
export type { EmbedInquiry } from '../contract/calls/embed.js';
export type {
  EmbedCase,
  EmbedLink,
  EmbedRun,
  EmbedSuggestions,
  EmbedVerdict,
  EmbedVerdicts,
} from '../contract/values/embed.js';
export type { Outcome } from '../contract/values/outcome.js';
