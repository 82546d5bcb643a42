import { cutText } from './cut-text.js';
import { tokenize } from './tokenize.js';

/** Characters of a judgment or act that a visitor may read. */
export const PREVIEW_LENGTH = 2000;

const ELLIPSIS = '…';

/**
 * Cuts sanitised HTML to its first `length` characters of text, followed by `…`, and closes what is open. Counts text,
 * not markup: an entity and a surrogate pair are one character, and neither they nor a tag are broken. HTML that is
 * short enough comes back as it is. Linear in the length of the HTML.
 */
export function truncateText(html: string, length: number): string {
  const open: string[] = [];
  let left = Math.max(0, Math.trunc(length));
  for (const token of tokenize(html)) {
    if (token.kind === 'open') open.push(token.name);
    if (token.kind === 'close') {
      const place = open.lastIndexOf(token.name);
      if (place >= 0) open.length = place;
    }
    if (token.kind !== 'text') continue;
    const cut = cutText(html, { start: token.start, end: token.end, limit: left });
    left -= cut.count;
    if (cut.end < token.end) return html.slice(0, cut.end) + ELLIPSIS + closeAll(open);
  }
  return html;
}

function closeAll(open: readonly string[]): string {
  return open
    .map((name) => `</${name}>`)
    .reverse()
    .join('');
}
