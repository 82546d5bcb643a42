/** A token of HTML: `html.slice(start, end)`. Comments and declarations are `other`. */
export type Token =
  | { readonly kind: 'text' | 'other'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'open' | 'close' | 'void';
      readonly start: number;
      readonly end: number;
      /** Name of the element, in lower case. */
      readonly name: string;
    };

const voidElements = new Set(['br', 'hr', 'col', 'img', 'wbr', 'input', 'area', 'base', 'embed', 'link', 'meta']);

/** Returns the index after the `>` that ends a tag, ignoring quoted values; the end of the text if there is none. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return html.length;
}

function endOfComment(html: string, start: number): number {
  const end = html.indexOf('-->', start + 4);
  return end < 0 ? html.length : end + 3;
}

function readMarkup(html: string, start: number): Token {
  if (html.startsWith('<!--', start)) return { kind: 'other', start, end: endOfComment(html, start) };
  const end = endOfTag(html, start);
  const closing = html[start + 1] === '/';
  // Names are short, so copy only the beginning of a possibly huge tag.
  const head = html.slice(closing ? start + 2 : start + 1, Math.min(end, start + 40));
  const name = /^[a-zA-Z][a-zA-Z0-9:-]*/.exec(head)?.[0].toLowerCase();
  if (name === undefined) return { kind: 'other', start, end };
  if (closing) return { kind: 'close', start, end, name };
  return { kind: voidElements.has(name) ? 'void' : 'open', start, end, name };
}

function isPreOpening(token: Token): boolean {
  return token.kind === 'open' && token.name === 'pre';
}

/**
 * Splits sanitised HTML into tags and text in linear time. It is not an HTML parser: it only knows quotes, comments and
 * void elements, which is enough for the output of a sanitiser. A `<` that does not start a tag is text.
 */
export function* tokenizeHtml(html: string): Generator<Token, undefined, undefined> {
  let textStart = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    if (/[a-zA-Z/!?]/.test(html[at + 1] ?? '')) {
      if (at > textStart) yield { kind: 'text', start: textStart, end: at };
      const token = readMarkup(html, at);
      yield token;
      // Browsers ignore a line end directly after `<pre>`.
      textStart = token.end + (isPreOpening(token) && html[token.end] === '\n' ? 1 : 0);
      at = html.indexOf('<', textStart);
    } else at = html.indexOf('<', at + 1);
  }
  if (textStart < html.length) yield { kind: 'text', start: textStart, end: html.length };
}
