import { stemmer } from 'stemmer';
import { foldWord } from './fold-word.js';

/** Size of the cache in words; a library of 100,000 judgments has about as many different words. */
const MAX_REMEMBERED = 400_000;

/** Porter's rules apply to English words; all others stay unchanged. */
const ENGLISH = /^[a-z]+$/;

const remembered = new Map<string, string>();

/** Returns the stem of a word: `Arbitrations` and `arbitration` have the same one. */
export function stemWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  const stem = ENGLISH.test(folded) ? stemmer(folded) : folded;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}
