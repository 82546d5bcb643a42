export { documentPolicy, inlinePolicy, type ContentPolicy } from './policy.js';
export { checkAttribute } from './check-attribute.js';
export { anchorId } from './anchor-id.js';
export { safeHref } from './safe-href.js';
export { truncateText, PREVIEW_LENGTH } from './truncate-text.js';
export { MAX_INLINE_TEXT } from './inline-html.js';
export { highlightRuns, type HighlightRun } from './highlight-runs.js';
export { textLength } from './text-length.js';
export { textOf } from './text-of.js';
export { textRuns } from './text-runs.js';
export { escapeHtml } from './escape-html.js';
export { readLink, type LinkAttributes } from './links/read-link.js';
export { anchorElement } from './links/anchor-element.js';
export { linkOfClick, type ClickedElement } from './links/link-of-click.js';
export { writeRoutingIdentifier } from './links/routing-identifier.js';
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
export { indexText, type IndexedElement, type TextIndex } from './offsets/text-index.js';
export type { Passage, TextPosition, TextQuote, TextSelector } from './offsets/text-selector.js';
export { indexPlainText, type PlainIndex, type PlainPlace } from './offsets/plain-text.js';
export { CONTEXT_LENGTH, describePosition } from './offsets/describe-position.js';
export { findPosition } from './offsets/find-position.js';
export { passageOfPosition, positionOfPassage } from './offsets/passages.js';
export { findHits, hitPositions } from './offsets/hit-positions.js';
