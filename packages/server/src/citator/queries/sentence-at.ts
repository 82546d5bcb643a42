import type { NameMask } from '../../library/mask-names.js';

/** Maximum length of a displayed sentence; a longer one is a list, or was printed without full stops. */
const MAX_SENTENCE = 800;

/** The number of the paragraph, `12.`, `(iv)` or `7.3`, which is no word of the sentence; not the day of a date. */
const number =
  /^(?:\d{1,3}(?:\.\d{1,2}){0,2}[.)]?|\(\d{1,3}\)|\([ivx]{1,4}\))\s(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,? \d{4})(?=[“"'(]?\p{Lu})/u;

/** Returns the length of the number that opens a paragraph, with the blank behind it; 0 without one. */
export const skipNumber = (text: string): number => number.exec(text)?.[0].length ?? 0;

/** A text, and the names that its sentences show no longer. */
export interface QuotedText {
  readonly plain: string;
  readonly mask: NameMask;
}

/** Returns the sentence of a text between two offsets, on one line; cut after a word if too long. */
export function sentenceAt({ plain, mask }: QuotedText, start: number, end: number): string {
  // The names first: a cut inside a name would leave the part of it before the cut.
  const line = mask.plain(plain.slice(start, end)).replace(/\s+/g, ' ').trim().replace(number, '');
  if (line.length <= MAX_SENTENCE) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_SENTENCE - 1) || MAX_SENTENCE)}…`;
}
