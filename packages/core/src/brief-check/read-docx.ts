import { DocumentLimitError } from './document-limit-error.js';
import type { DocumentLimits } from './document-limits.js';
import { unzip } from './unzip.js';

/** The files of a Word document that have its words, in the order in which they are read. */
const FILES = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'] as const;

/**
 * No tag has a `<` inside, so that one which never ends is given up at the next. A name is followed by a blank, a slash or
 * the end, so that a name which never ends is read once.
 */
const TOKEN = /<(\/?)w:(\w+)(?=[\s/>])([^<>]*)>|<[^<>]*>|([^<]+)/g;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Columns before a paragraph that Word sets apart, as a quotation is: the check finds it by them. */
const INDENT = '    ';
/** Twentieths of a point by which a paragraph is indented on the left: a centimetre. */
const LEAST_INDENT = 560;
const STYLE = /^\s+w:val="([^"]*)"/;
const LEFT = /\sw:(?:left|start)="(\d{1,6})"/;
/** The id of a note; negative ones and 0 are rules between text and notes. */
const NOTE_ID = /\sw:id="([1-9]\d{0,5})"/;

/**
 * Returns the words of a part of a Word document, a line for each paragraph. Paragraphs of a style for quotations, and those
 * that are indented and no list, begin with spaces; footnotes and their marks have numbers, as `[^2]`. Deleted words of
 * tracked changes are left out. No parser of the browser is used: a page with Trusted Types forbids it.
 */
export function wordsOf(xml: string): string {
  const paragraphs: string[] = [];
  let text = '';
  let isText = false;
  let isSetApart = false;
  let isList = false;
  for (const [, slash, name, rest = '', words] of xml.matchAll(TOKEN)) {
    if (words !== undefined) {
      if (isText) text += decode(words);
    } else if (name === 't') isText = slash === '' && !rest.endsWith('/');
    else if (name === 'tab' && slash === '') text += '\t';
    else if (name === 'br' || name === 'cr') text += '\n';
    else if (name === 'noBreakHyphen') text += '-';
    else if (name === 'pStyle') isSetApart ||= /quot|block/i.test(STYLE.exec(rest)?.[1] ?? '');
    else if (name === 'ind') isSetApart ||= Number(LEFT.exec(rest)?.[1] ?? 0) >= LEAST_INDENT;
    else if (name === 'numPr') isList = true;
    else if (slash === '' && (name === 'footnoteReference' || name === 'footnote')) {
      const id = NOTE_ID.exec(rest)?.[1];
      if (id !== undefined) text += name === 'footnote' ? `[^${id}] ` : `[^${id}]`;
    } else if (name === 'p' && slash) {
      paragraphs.push(isSetApart && !isList ? INDENT : '', text, '\n');
      text = '';
      isSetApart = false;
      isList = false;
    }
  }
  return paragraphs.join('') + text;
}

/**
 * Reads the words of a Word document, then those of its footnotes and endnotes. Rejects with an Error if it is none, and with a
 * DocumentLimitError if it has too much.
 */
export async function readDocx(file: ArrayBuffer, { maxText, maxUnpacked }: DocumentLimits): Promise<string> {
  const parts = await unzip(file, FILES, maxUnpacked);
  if (!parts.has(FILES[0])) throw new Error('This archive is no Word document.');
  const text = FILES.map((name) => wordsOf(parts.get(name) ?? '')).join('\n');
  if (text.length > maxText) throw new DocumentLimitError('too-long');
  return text;
}
