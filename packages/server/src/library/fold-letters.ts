/** A text in which equal letters are the same characters. */
export interface FoldedText {
  readonly folded: string;
  /** The place in the text itself of a part of the folded one: whole letters with their marks. */
  readonly rawRange: (start: number, end: number) => { readonly start: number; readonly end: number };
}

/** Letters that may be written in several ways. */
const OTHER = /[^\p{ASCII}]/u;
/** A character with the marks and the invisible characters behind it. */
const CLUSTER = /[^\p{M}\p{Cf}][\p{M}\p{Cf}]*|[\p{M}\p{Cf}]+/gu;
/** Soft hyphens, joiners, marks of direction, and the signs that choose a picture of a letter: readers do not see them. */
const UNSEEN = /[\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;
const LETTERS = /^[\p{L}\p{M}\p{N}]+$/u;

/**
 * Writes each letter in one way: `é` and `e` with an accent behind it, `फ़` and `फ` with its dot, `ﬁ` and `fi`, wide letters
 * and plain ones, with invisible characters or without them. Signs and spaces stay, and so does the case. Linear.
 */
export function foldLetters(text: string): FoldedText {
  if (!OTHER.test(text)) return { folded: text, rawRange: (start, end) => ({ start, end }) };
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const seen = cluster.replace(UNSEEN, '');
    const letters = seen.normalize('NFKD');
    const written = LETTERS.test(letters) ? letters : seen.normalize('NFD');
    folded += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { folded, rawRange: (start, end) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? 0 }) };
}
