import { cutText } from './cut-text.js';
import { createOpenElements } from './open-elements.js';
import { decodeEntities } from './text-of.js';
import { tokenize } from './tokenize.js';

/** Characters of a judgment or act that a visitor may read. */
export const PREVIEW_LENGTH = 2000;

const ELLIPSIS = '…';

/**
 * Cuts sanitised HTML to its first `length` characters of text, followed by `…`, and closes what is open. Counts text,
 * not markup: an entity and a surrogate pair are one character, and neither they nor a tag are broken. HTML that is
 * short enough comes back as it is; where only blanks are cut off, there is no `…`. Linear in the length of the HTML.
 */
export function truncateText(html: string, length: number): string {
  const open = createOpenElements<string>();
  let left = Math.max(0, Math.trunc(length));
  for (const token of tokenize(html)) {
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
  for (const { kind, start, end } of tokenize(html)) {
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
