import { textOf } from '@headnote/core/content';
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
  /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<(w:tab)\b[^<>]*>|<(w:br|w:cr)\b[^<>]*>|<(\/w:p)>|<(w:noBreakHyphen)\b[^<>]*>/g;

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
  const pieces = [...xml.matchAll(PIECE)].map(([, words, tab, line, end]) => {
    if (words !== undefined) return textOf(words);
    if (tab !== undefined) return '\t';
    if (line !== undefined) return '\n';
    return end === undefined ? '-' : '\n\n';
  });
  return pieces.join('');
}
