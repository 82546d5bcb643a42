import { readParagraphBlocks } from './paragraph-blocks.js';

/** A paragraph as the mark of a reader remembers it. */
export interface MarkedParagraph {
  /** Its position in the text, counted from 1: `7` of the anchor `p7`. */
  readonly paragraph: number;
  /** The number that the court printed; empty if there is none. */
  readonly number: string;
  /** Its first words, without that number; empty if it has none. */
  readonly words: string;
}

/** Letters that are kept of a paragraph: few paragraphs of a judgment begin with the same ones. */
const KEPT = 160;
/** Letters by which a paragraph is found that was corrected after them. */
const SURE = 48;

const printed = /^<span id="(?:opinion-\d+-)?para-([^"]+)">[^<]*<\/span>/;

/** Reads the paragraphs of a text. Linear. */
export function readMarkedParagraphs(html: string): MarkedParagraph[] {
  return readParagraphBlocks(html).map(({ paragraph, html: inner }) => {
    const [head = '', number = ''] = printed.exec(inner) ?? [];
    return { paragraph, number, words: wordsOf(inner.slice(head.length)) };
  });
}

/**
 * Finds a paragraph again in a changed text: the one with its words, the nearest if several have them, otherwise the only one
 * with its number that begins with its words. Undefined if none is sure.
 */
export function findMarkedParagraph(
  { paragraph, number, words }: MarkedParagraph,
  all: readonly MarkedParagraph[],
): MarkedParagraph | undefined {
  if (words === '') return undefined;
  const same = all.filter((one) => one.words === words);
  const numbered = same.filter((one) => one.number === number);
  const [nearest] = (numbered.length > 0 ? numbered : same).toSorted(
    (a, b) => Math.abs(a.paragraph - paragraph) - Math.abs(b.paragraph - paragraph),
  );
  if (nearest !== undefined) return nearest;
  const begin = words.slice(0, SURE);
  const corrected = all.filter((one) => number !== '' && one.number === number && one.words.startsWith(begin));
  return corrected.length === 1 ? corrected[0] : undefined;
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, KEPT);
}
