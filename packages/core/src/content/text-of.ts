import { tokenizeHtml } from './tokenize-html.js';

const named: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }),
);

/** Elements that begin a new line, so that their tags separate words. */
export const blocks: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 blockquote ol ul li dl dt dd table caption tr th td section div pre br hr'.split(' '),
);

function codePoint(digits: string, radix: 10 | 16): string {
  const code = Number.parseInt(digits, radix);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/** Decodes the entities that a sanitiser writes, and numeric ones. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return codePoint(decimal, 10);
      if (hex !== undefined) return codePoint(hex, 16);
      return named.get(name ?? '') ?? whole;
    },
  );
}

/**
 * Returns the text of sanitised HTML with decoded entities. `separator` is inserted between blocks: nothing by default,
 * as in `textContent`; a space separates the words of two paragraphs.
 */
export function textOf(html: string, separator = ''): string {
  const parts: string[] = [];
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') parts.push(decodeEntities(html.slice(token.start, token.end)));
    else if ('name' in token && blocks.has(token.name) && parts.length > 0) parts.push(separator);
  }
  return parts.join('');
}
