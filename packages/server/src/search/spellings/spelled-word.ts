import { foldText } from '../../library/completions/name-forms.js';
import { legalTerms } from '../../library/completions/legal-terms.js';
import { hasDevanagari } from '../../library/completions/sound-of.js';
import { scanWords } from '../analysis/scan-words.js';

/** One word of a clause's text. */
export interface SpelledWord {
  /** As typed. */
  readonly text: string;
  /** Under which its spellings are looked up: the folded word, and whether a number follows; undefined for an English word. */
  readonly key: string | undefined;
}

const NUMBER = /^[0-9\u0966-\u096f]/;
const BEFORE_NUMBER = ' #';

/** Splits a text into words as the index does. */
export function spelledWords(text: string): readonly SpelledWord[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words.map((word, at) => ({ text: word, key: keyOf(word, words[at + 1] ?? '') }));
}

function keyOf(word: string, next: string): string | undefined {
  const folded = foldText(word);
  if (!hasDevanagari(folded) && legalTerms(folded).length === 0) return undefined;
  return NUMBER.test(next) ? folded + BEFORE_NUMBER : folded;
}

/** The word of a key, for the look-up of its spellings. */
export function wordOfKey(key: string): { readonly word: string; readonly isBeforeNumber: boolean } {
  const isBeforeNumber = key.endsWith(BEFORE_NUMBER);
  return { word: isBeforeNumber ? key.slice(0, -BEFORE_NUMBER.length) : key, isBeforeNumber };
}
