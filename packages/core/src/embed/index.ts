export { createEmbed, type Embed } from './create-embed.js';
export { EmbedError, type EmbedErrorCode } from './embed-error.js';
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from './embed-latest.js';
