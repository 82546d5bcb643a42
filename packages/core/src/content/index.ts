export { documentPolicy, inlinePolicy, type ContentPolicy } from './policy.js';
export { checkAttribute } from './check-attribute.js';
export { anchorId } from './anchor-id.js';
export { safeHref } from './safe-href.js';
export { truncateText, PREVIEW_LENGTH } from './truncate-text.js';
export { highlightRuns, type HighlightRun } from './highlight-runs.js';
export { textOf } from './text-of.js';
export { escapeHtml } from './escape-html.js';
