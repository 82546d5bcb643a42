import { readWords, type Word } from './words.js';

/** A word of a quotation. */
export interface QuotedWord extends Word {
  /** In brackets: the quoting writer's, in place of words of the judgment or beside them. */
  readonly isInserted: boolean;
  /** The number of the bracket. */
  readonly bracket: number;
  /** Whether words of the judgment are left out before it. */
  readonly isAfterOmission: boolean;
}

/** `…`, `. . .`, `* * *`, `xxx`, `___`. */
const OMISSION = /…|\.\s?\.(?:\s?\.)+|\*(?:\s?\*)+|(?<![\p{L}\d])[xX](?:[ \t]?[xX]){2,}(?![\p{L}\d])|_{3,}|-\s?-\s?-/gu;
/** Words in brackets; a remark about the emphasis too. */
const BRACKET = /\[[^[\]]{0,400}\]|\((?:emphasis|underlining|italics)\s[^()]{0,60}\)|\(sic[^()]{0,20}\)/giu;
/** A number at the beginning of a line. */
const LINE_NUMBER = /(?<=^[ \t“"‘'>]*[([]?)\d{1,3}(?=[.)\]]|\s)/gm;

/** Reads the words of a quotation. Linear. */
export function readQuotation(text: string): QuotedWord[] {
  const omissions = [...text.matchAll(OMISSION)].map(({ index }) => index);
  const brackets = [...text.matchAll(BRACKET)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }));
  const numbers = new Set([...text.matchAll(LINE_NUMBER)].map(({ index }) => index));
  let omission = 0;
  let bracket = 0;
  const words: QuotedWord[] = [];
  for (const word of readWords(text)) {
    let isAfterOmission = false;
    while ((omissions[omission] ?? Infinity) < word.start) {
      isAfterOmission = true;
      omission += 1;
    }
    while ((brackets[bracket]?.end ?? Infinity) <= word.start) bracket += 1;
    const inside = brackets[bracket];
    const isInserted = inside !== undefined && inside.start < word.end && word.start < inside.end;
    // `[t]he` is one word, and `court[s]` one that the quoting writer changed.
    const before = words.at(-1);
    if (before && isInserted !== before.isInserted && isJoined(text, before, word)) {
      words.pop();
      words.push({ ...before, norm: before.norm + word.norm, end: word.end, isInserted: !before.isInserted });
      continue;
    }
    if (/^x{3,}$/.test(word.norm) || word.norm === '') continue;
    const isLabel = word.isLabel || numbers.has(word.start);
    words.push({ ...word, isLabel, isInserted, bracket, isAfterOmission });
  }
  return words;
}

/** Only a bracket is between the two: they are printed as one word. */
function isJoined(text: string, before: Word, after: Word): boolean {
  return after.start - before.end === 1 && /[[\]]/.test(text[before.end] ?? '') && /\p{L}/u.test(before.norm);
}
