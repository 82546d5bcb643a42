import { unzip } from './unzip.js';

/** The files of a Word document that have its words, in the order in which they are read. */
const FILES = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'] as const;

/** No tag has a `<` inside, so that one which never ends is given up at the next. */
const TOKEN = /<(\/?)w:(\w+)([^<>]*)>|<[^<>]*>|([^<]+)/g;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * Returns the words of a part of a Word document, a line for each paragraph. Deleted words of tracked changes are left
 * out. No parser of the browser is used: a page with Trusted Types forbids it.
 */
export function wordsOf(xml: string): string {
  let text = '';
  let isText = false;
  for (const [, slash, name, rest = '', words] of xml.matchAll(TOKEN)) {
    if (words !== undefined) {
      if (isText) text += decode(words);
    } else if (name === 't') isText = slash === '' && !rest.endsWith('/');
    else if (name === 'tab' && slash === '') text += '\t';
    else if (name === 'br' || name === 'cr' || (name === 'p' && slash)) text += '\n';
    else if (name === 'noBreakHyphen') text += '-';
  }
  return text;
}

/** Reads the words of a Word document, then those of its footnotes and endnotes. Throws an Error if it is none. */
export async function readDocx(file: ArrayBuffer): Promise<string> {
  const parts = await unzip(file, FILES);
  if (!parts.has(FILES[0])) throw new Error('This archive is no Word document.');
  return FILES.map((name) => wordsOf(parts.get(name) ?? '')).join('\n');
}
