import { escapeHtml, textOf } from '@headnote/core/content';
import { unzipSync } from 'fflate';

/** The files of a Word document that have its words, in the order in which they are read. */
const PARTS: readonly string[] = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/** Longest part, in bytes: a judgment of thousands of pages. A bomb is longer. */
const MAX_PART = 60_000_000;

/**
 * A tag of a Word document that begins or ends something readers see; all others only format. No tag has a `<` inside, so
 * that one which never ends is given up at the next.
 */
const PIECE =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t\s*>|<(w:tab)\b[^<>]*>|<(w:br|w:cr)\b[^<>]*>|<(\/w:p)\s*>|<(w:noBreakHyphen)\b[^<>]*>/g;

/** The element that a part is, at its beginning and at its end. */
const ROOT = /<w:(document|footnotes|endnotes)[\s>]/;

/**
 * Returns the words of a Word document, a line for each paragraph, then its notes. Deleted words of tracked changes are
 * left out. Throws an Error if it is none.
 */
export function readDocx(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.includes(name)) return false;
      if (originalSize > MAX_PART) throw new Error('The Word document is too long.');
      return true;
    },
  });
  if (files['word/document.xml'] === undefined) throw new Error('The archive is no Word document.');
  return PARTS.map((name) => wordsOf(new TextDecoder().decode(files[name] ?? new Uint8Array()))).join('\n');
}

function wordsOf(xml: string): string {
  const part = plainXml(xml);
  const root = ROOT.exec(part)?.[1];
  // An archive may state a wrong length, and a part that is cut must not be stored as a whole judgment.
  if (root !== undefined && !new RegExp(String.raw`</w:${root}\s*>`).test(part))
    throw new Error('The Word document is cut.');
  const pieces = [...part.matchAll(PIECE)].map(([, words, tab, line, end]) => {
    if (words !== undefined) return textOf(words);
    if (tab !== undefined) return '\t';
    if (line !== undefined) return '\n';
    return end === undefined ? '-' : '\n\n';
  });
  return pieces.join('');
}

/** The same XML without comments, and with text that is marked as such (CDATA) written like any other. */
function plainXml(xml: string): string {
  const [head = '', ...marked] = xml.split('<![CDATA[');
  const written =
    head +
    marked
      .map((piece) => parted(piece, ']]>'))
      .map(([own, rest]) => escapeHtml(own) + rest)
      .join('');
  const [first = '', ...noted] = written.split('<!--');
  return first + noted.map((piece) => parted(piece, '-->')[1]).join('');
}

/** A piece up to its end and what follows; nothing follows without an end. */
function parted(piece: string, end: string): readonly [own: string, rest: string] {
  const at = piece.indexOf(end);
  return at === -1 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + end.length)];
}
