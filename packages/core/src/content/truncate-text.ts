import { cutText } from './cut-text.js';
import { createOpenElements } from './open-elements.js';
import { decodeEntities } from './text-of.js';
import { tokenizeHtml } from './tokenize-html.js';

/** Number of characters of a judgment or act that visitors may read. */
export const PREVIEW_LENGTH = 2000;

const ELLIPSIS = '…';

/**
 * Truncates sanitised HTML after `length` characters of text, adds `…` and closes open elements. Counts text, not markup:
 * an entity and a surrogate pair are one character and are never split. Short HTML is returned unchanged. If only white
 * space is removed, no `…` is added. Takes linear time.
 */
export function truncateText(html: string, length: number): string {
  const open = createOpenElements<string>();
  let left = Math.max(0, Math.trunc(length));
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open') open.open(token.name, token.name);
    if (token.kind === 'close') open.close(token.name);
    if (token.kind !== 'text') continue;
    const cut = cutText(html, { start: token.start, end: token.end, limit: left });
    left -= cut.count;
    if (cut.end === token.end) continue;
    const ellipsis = hasWords(html.slice(cut.end)) ? ELLIPSIS : '';
    return html.slice(0, cut.end) + ellipsis + closeAll(open.items());
  }
  return html;
}

function hasWords(html: string): boolean {
  for (const { kind, start, end } of tokenizeHtml(html)) {
    if (kind === 'text' && /\S/.test(decodeEntities(html.slice(start, end)))) return true;
  }
  return false;
}

function closeAll(open: readonly string[]): string {
  return open
    .map((name) => `</${name}>`)
    .reverse()
    .join('');
}
