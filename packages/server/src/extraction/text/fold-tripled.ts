import type { SourceLine } from './source-line.js';

/** Fewer tripled words than this are taken for coincidence; a page set in such a font has dozens. */
const leastTripledWords = 3;

/** A tripled word of three letters or more, so that `XXX`, `...` and the like never count. */
const leastLength = 9;

/** Tripled characters in a row; words of fewer do not count. */
const TRIPLED_IN_A_ROW = 3;

const BLANK = 0x20;

/**
 * Folds words in which a broken PDF font printed every character three times: `IIINNN TTTHHHEEE` becomes `IN THE`.
 * Returns a document without several such words unchanged.
 */
export function foldTripled(lines: readonly SourceLine[]): readonly SourceLine[] {
  let count = 0;
  for (const line of lines) {
    if (!mayHaveTripledRun(line.text) || !hasTripledRun(line.text)) continue;
    for (const word of line.text.split(' ')) if (isLongTripled(word)) count += 1;
  }
  if (count < leastTripledWords) return lines;
  return lines.map((line) => ({ ...line, text: foldLine(line.text) }));
}

/** Checks two or three of the nine characters of a run; each has an equal neighbour. */
const STRIDE = 4;

/** A quick look at every fourth character, which spares most lines being read whole. */
function mayHaveTripledRun(text: string): boolean {
  let wasPair = false;
  for (let at = 1; at < text.length; at += STRIDE) {
    const code = text.charCodeAt(at);
    const isPair = code !== BLANK && (code === text.charCodeAt(at - 1) || code === text.charCodeAt(at + 1));
    if (isPair && wasPair) return true;
    wasPair = isPair;
  }
  return false;
}

/** Whether a word begins with three characters, each three times; checked before a line is split. */
function hasTripledRun(text: string): boolean {
  let run = 0;
  let at = 0;
  while (at + 2 < text.length) {
    const code = text.charCodeAt(at);
    if (code === BLANK || code !== text.charCodeAt(at + 1) || code !== text.charCodeAt(at + 2)) {
      run = 0;
      at += 1;
      continue;
    }
    run += 1;
    if (run === TRIPLED_IN_A_ROW) return true;
    at += 3;
  }
  return false;
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
