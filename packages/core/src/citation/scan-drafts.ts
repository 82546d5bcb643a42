import type { Draft } from './citation-draft.js';
import { readIndexNumber, readManu, readNeutral, readNjrs } from './read-neutral.js';
import { readReport } from './read-report.js';

/** Where a citation can begin: a word, also glued to a supplement, or a year in front of what may follow it in a number. */
const BEGIN = /(?<![a-z](?<!supp?l?))[a-z§]|(?<!\d)\d(?=\d{3}[-:/\]\0- ])/gi;

/** What the small entry does not know. */
export interface DraftReader {
  /** Reads the citation that begins at a place. */
  readonly read: (text: string, at: number) => Draft | undefined;
  /** False where no citation of any kind begins with the word at a place: spares most words all else. */
  readonly mayBegin: (text: string, at: number) => boolean;
}

/**
 * Finds every report, neutral and vendor's number that stands in a text by itself, and what `readOther` reads where a word begins, in
 * order: no groups, no short forms. Linear in the length of the text.
 */
export function scanDrafts(text: string, readOther?: DraftReader): Draft[] {
  const found: Draft[] = [];
  // The code of the first digit as Devanagari writes it is 2406.
  const plain = text
    .replace(/[०-९]/g, (digit) => `${(digit.charCodeAt(0) - 6) % 10}`)
    // As scanners misread it; in one case it would be another series.
    .replace(/\bAlR\b/g, 'A1R');
  let floor = 0;
  BEGIN.lastIndex = 0;
  // Many words are tried, so that a match must not cost an object.
  while (BEGIN.test(plain)) {
    const index = BEGIN.lastIndex - 1;
    if (readOther?.mayBegin(plain, index) === false) continue;
    const draft =
      plain.charAt(index) < 'A'
        ? (readNjrs(plain, index) ?? readNeutral(plain, index) ?? readIndexNumber(plain, index - 1))
        : (readReport(plain, index, floor) ?? readManu(plain, index) ?? readOther?.read(plain, index));
    if (!draft) continue;
    found.push(draft);
    floor = draft.end;
    BEGIN.lastIndex = floor;
  }
  return found;
}
