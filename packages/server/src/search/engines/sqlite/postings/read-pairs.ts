import { type CommonWords, pairOf, unpackCommon } from './common-words.js';
import type { StoredList } from './place-chunks.js';

/** Pairs of words of which each has several forms are read up to this number of lists; a beginning has too many. */
const MAX_LISTS = 64;

/**
 * Returns the places of pairs, those of the first word, for one of the first words and one of the second ones; undefined if
 * not all of these pairs have lists. The words are those that the block has.
 */
export type ReadPairs = (first: readonly number[], second: readonly number[]) => readonly StoredList[] | undefined;

/** Opens the pairs of a block. `readPair` returns the list of a pair; undefined if it does not occur. */
export function openPairs(packed: Uint8Array, readPair: (pair: number) => StoredList | undefined): ReadPairs {
  let common: CommonWords | undefined;

  return (first, second) => {
    if (packed.length === 0 || first.length * second.length > MAX_LISTS) return undefined;
    common ??= unpackCommon(packed);
    const { forms } = common;
    const lists: StoredList[] = [];
    for (const before of first.map((form) => forms.indexOf(form))) {
      for (const after of second.map((form) => forms.indexOf(form))) {
        const pair = before < 0 || after < 0 ? 0 : pairOf(before, after, common);
        if (pair === 0) return undefined;
        const list = readPair(pair);
        if (list !== undefined) lists.push(list);
      }
    }
    return lists;
  };
}
