import { cutText } from './cut-text.js';
import { tokenizeHtml } from './tokenize-html.js';

/** Counts the characters of sanitised HTML as `truncateText` does: text, not markup; an entity and a surrogate pair are one. */
export function textLength(html: string): number {
  let length = 0;
  for (const { kind, start, end } of tokenizeHtml(html)) {
    if (kind === 'text') length += cutText(html, { start, end, limit: Infinity }).count;
  }
  return length;
}
