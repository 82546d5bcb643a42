import type { Word } from './words.js';

/** The letters of words without anything between them, so that spaces and hyphens are no difference. */
export interface Letters {
  readonly text: string;
  /** Offset in `text` at which each word begins, and the length of the text. */
  readonly starts: Int32Array;
  /** The index of each of these words in the list with labels. */
  readonly indexes: Int32Array;
}

/** Joins the letters of all words that are no labels. */
export function lettersOf(words: readonly Word[]): Letters {
  const counted = words.flatMap(({ isLabel }, index) => (isLabel ? [] : [index]));
  const starts = new Int32Array(counted.length + 1);
  let length = 0;
  const parts = counted.map((index, at) => {
    starts[at] = length;
    const { norm = '' } = words[index] ?? {};
    length += norm.length;
    return norm;
  });
  starts[counted.length] = length;
  return { text: parts.join(''), starts, indexes: Int32Array.from(counted) };
}

/** Returns the position of an offset among ascending ones, or -1 if it is not one of them. */
export function positionOf(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = starts[middle] ?? 0;
    if (value === offset) return middle;
    if (value < offset) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Finds a pattern, at most `most` times, from `from` to before `until`. Always takes linear time: the search of the engine
 * takes the product of both lengths for texts like `aaaa`.
 */
export function findAll(
  text: string,
  pattern: string,
  { from = 0, until = text.length, most }: { readonly from?: number; readonly until?: number; readonly most: number },
): number[] {
  if (pattern === '') return [];
  const borders = bordersOf(pattern);
  const found: number[] = [];
  let matched = 0;
  for (let at = from; at < until && found.length < most; at += 1) {
    const code = text.charCodeAt(at);
    while (matched > 0 && pattern.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0;
    if (pattern.charCodeAt(matched) === code) matched += 1;
    if (matched === pattern.length) {
      found.push(at - matched + 1);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return found;
}

/** For each beginning of a pattern, how much of its end is a beginning again. */
function bordersOf(pattern: string): Int32Array {
  const borders = new Int32Array(pattern.length);
  let matched = 0;
  for (let at = 1; at < pattern.length; at += 1) {
    const code = pattern.charCodeAt(at);
    while (matched > 0 && pattern.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0;
    if (pattern.charCodeAt(matched) === code) matched += 1;
    borders[at] = matched;
  }
  return borders;
}
