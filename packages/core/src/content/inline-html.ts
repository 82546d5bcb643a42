import type { ContentPolicy } from './policy.js';
import { inlinePolicy } from './policy.js';
import { blocks } from './text-of.js';
import { truncateText } from './truncate-text.js';

/** Maximum number of characters of text in a toast or subtitle. */
export const MAX_INLINE_TEXT = 1000;

/** Maximum number of characters of HTML that are read, so that hostile input takes no time. */
const MAX_INLINE_SOURCE = 10 * MAX_INLINE_TEXT;

const blockTag = new RegExp(
  `</?(?:${[...blocks, 'h1', 'article'].filter((name) => name !== 'br').join('|')})(?=[\\s/>])`,
  'gi',
);

/** Sanitises one line of HTML with an engine and truncates its text. Blocks are separated by spaces. */
export function inlineHtml(html: string, sanitize: (html: string, policy: ContentPolicy) => string): string {
  // Cutting may leave part of a tag, which the engine removes.
  const spaced = html.slice(0, MAX_INLINE_SOURCE).replace(blockTag, ' $&');
  const clean = sanitize(spaced, inlinePolicy).replace(/ {2,}/g, ' ').trim();
  return truncateText(clean, MAX_INLINE_TEXT);
}
