export { documentPolicy, inlinePolicy, type ContentPolicy } from './policy.js';
export { safeHref } from './safe-href.js';
export { truncateText, PREVIEW_LENGTH } from './truncate-text.js';
export { highlightRuns, type HighlightRun } from './highlight-runs.js';
export { textLength } from './text-length.js';
export { textOf } from './text-of.js';
export { textRuns } from './text-runs.js';
export { escapeHtml } from './escape-html.js';
export type { LinkAttributes } from './links/read-link.js';
export { anchorElement } from './links/anchor-element.js';
export { linkOfClick, type ClickedElement } from './links/link-of-click.js';
export type {
  ActLink,
  AddressLink,
  DocumentLink,
  JudgmentLink,
  LoginPromptLink,
  NoLink,
  PersonLink,
  RoutedLink,
  SectionLink,
  ToggleLink,
} from './links/document-link.js';
export type { TextPosition } from './offsets/text-position.js';
export { indexPlainText, type PlainIndex, type PlainPlace } from './offsets/plain-text.js';
