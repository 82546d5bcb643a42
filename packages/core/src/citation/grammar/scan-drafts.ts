import type { Draft } from './citation-draft.js';
import { inLatin } from './in-latin.js';
import { readIndexNumber, readManu, readNeutral, readNjrs } from './read-neutral.js';
import { readReport } from './read-report.js';

/** Positions where a citation can begin: a word, also attached to a supplement or to a Roman volume behind a bracket, or a year that begins a number. */
const BEGIN = /(?<![a-z](?<!supp?l?|[)\]][IVX]{1,4}))[a-z§]|(?<!\d)\d(?=[\dO]\d\d[-:;/\]\0- ])/gi;

/** A reader of further kinds of citations, which the small entry `citation/parse` does not include. */
export interface DraftReader {
  /** Reads the citation that begins at an index, with words before it that are not before `floor`. */
  readonly read: (text: string, at: number, floor: number) => Draft | undefined;
  /** Returns false if no citation of any kind can begin with the word at an index, so that most words are skipped. */
  readonly mayBegin: (text: string, at: number) => boolean;
  /** Reads a citation that shares its first word with the one directly before it. */
  readonly readNext: (text: string, before: Draft) => Draft | undefined;
}

/**
 * Finds all reports, neutral and publishers' citations in a text, and what `readOther` reads, in order, without groups and
 * short forms. Takes linear time.
 */
export function scanDrafts(text: string, readOther?: DraftReader): Draft[] {
  const found: Draft[] = [];
  const plain = inLatin(text)
    // Scanners misread AIR as AlR, which would be read as a different series.
    .replace(/\bAlR\b/g, 'A1R');
  let floor = 0;
  BEGIN.lastIndex = 0;
  // `test` creates no match object, which matters for long texts.
  while (BEGIN.test(plain)) {
    const index = BEGIN.lastIndex - 1;
    if (readOther?.mayBegin(plain, index) === false) continue;
    const draft =
      plain.charAt(index) < 'A'
        ? (readNjrs(plain, index) ?? readNeutral(plain, index) ?? readIndexNumber(plain, index - 1))
        : (readReport(plain, index, floor) ?? readManu(plain, index) ?? readOther?.read(plain, index, floor));
    for (let next = draft; next; next = readOther?.readNext(plain, next)) {
      found.push(next);
      floor = next.end;
      BEGIN.lastIndex = floor;
    }
  }
  return found;
}
