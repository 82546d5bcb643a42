import type { SourceLine } from './source-line.js';

/** Fewer tripled words than this are taken for coincidence; a page set in such a font has dozens. */
const leastTripledWords = 3;

/** A tripled word of three letters or more, so that `XXX`, `...` and the like never count. */
const leastLength = 9;

/** Three characters in a row, each three times; looked for before a line is taken apart. */
const tripledRun = /(\S)\1\1(\S)\2\2(\S)\3\3/;

/**
 * Folds words in which a broken PDF font printed every character three times: `IIINNN TTTHHHEEE` becomes `IN THE`.
 * A document without several such words is returned as it is.
 */
export function foldTripled(lines: readonly SourceLine[]): readonly SourceLine[] {
  let count = 0;
  for (const line of lines) {
    if (!tripledRun.test(line.text)) continue;
    for (const word of line.text.split(' ')) if (isLongTripled(word)) count += 1;
  }
  if (count < leastTripledWords) return lines;
  return lines.map((line) => ({ ...line, text: foldLine(line.text) }));
}

function foldLine(line: string): string {
  const words = line.split(' ');
  if (!words.some((word) => isTripled(word) && word.length > 3)) return line;
  return words.map((word) => (isTripled(word) ? everyThird(word) : word)).join(' ');
}

function isLongTripled(word: string): boolean {
  return word.length >= leastLength && isTripled(word) && new Set(word).size > 2;
}

function isTripled(word: string): boolean {
  if (word.length < 3 || word.length % 3 !== 0) return false;
  for (let index = 0; index < word.length; index += 3) {
    if (word[index] !== word[index + 1] || word[index] !== word[index + 2]) return false;
  }
  return true;
}

function everyThird(word: string): string {
  let folded = '';
  for (let index = 0; index < word.length; index += 3) folded += word[index];
  return folded;
}
