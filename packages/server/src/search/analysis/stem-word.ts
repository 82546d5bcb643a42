import { stemmer } from 'stemmer';
import { foldWord } from './fold-word.js';

/** Words remembered at most; a library of 100,000 judgments has about as many different ones. */
const MAX_REMEMBERED = 400_000;

/** Porter's rules are for English words; anything else stays as it is. */
const ENGLISH = /^[a-z]+$/;

const remembered = new Map<string, string>();

/** The stem by which a word of a text is found: `Arbitrations` and `arbitration` are the same. */
export function stemWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  const stem = ENGLISH.test(folded) ? stemmer(folded) : folded;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}
