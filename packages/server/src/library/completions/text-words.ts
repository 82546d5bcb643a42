import { foldText } from './name-forms.js';

/** Longer runs of letters are damaged text. */
const MAX_LETTERS = 30;
/** Shorter words need no completion. */
const MIN_LETTERS = 3;

const APART = /[^\p{L}\p{M}]+/u;

/** Returns the different words of a text that can complete what a reader types. Time is linear in the text. */
export function textWords(plain: string): ReadonlySet<string> {
  const words = new Set(foldText(plain).split(APART));
  for (const word of words) if (word.length < MIN_LETTERS || word.length > MAX_LETTERS) words.delete(word);
  return words;
}
