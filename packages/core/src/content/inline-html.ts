import type { ContentPolicy } from './policy.js';
import { inlinePolicy } from './policy.js';
import { blocks } from './text-of.js';
import { truncateText } from './truncate-text.js';

/** Most characters of text that a toast or a subtitle shows: more than any message has, less than would fill a page. */
export const MAX_INLINE_TEXT = 1000;

/** Most characters of HTML that are looked at: ten times the text, so that a hostile megabyte costs nothing. */
const MAX_INLINE_SOURCE = 10 * MAX_INLINE_TEXT;

const blockTag = new RegExp(
  `</?(?:${[...blocks, 'h1', 'article'].filter((name) => name !== 'br').join('|')})(?=[\\s/>])`,
  'gi',
);

/** One line of HTML, cleaned by an engine and cut. What the cut leaves of a tag is dropped by the engine; words of two paragraphs stay apart. */
export function inlineHtml(html: string, sanitize: (html: string, policy: ContentPolicy) => string): string {
  const apart = html.slice(0, MAX_INLINE_SOURCE).replace(blockTag, ' $&');
  const clean = sanitize(apart, inlinePolicy).replace(/ {2,}/g, ' ').trim();
  return truncateText(clean, MAX_INLINE_TEXT);
}
