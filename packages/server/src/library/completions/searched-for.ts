import type { Store } from '../../store/database.js';
import { latinSpellings } from './latin-spellings.js';
import { legalTerms } from './legal-terms.js';
import { hasDevanagari } from './sound-of.js';

const DEVANAGARI_DIGITS = /^[\u0966-\u096f]+$/;
const ZERO = 0x0966;

/** A word of a search, in lower case. */
export interface SearchedWord {
  readonly word: string;
  /** True if a number follows it. */
  readonly isBeforeNumber?: boolean;
}

/**
 * Returns what is searched for a word beside the word itself, the most likely first: the legal term in English that a word
 * in Devanagari or a transliterated one means, and the Latin spellings of a word in Devanagari that the library has. Empty
 * for an English word, without a question to the database.
 */
export async function searchedFor(
  store: Pick<Store, 'db'>,
  { word, isBeforeNumber = false }: SearchedWord,
): Promise<readonly string[]> {
  if (DEVANAGARI_DIGITS.test(word)) return [word.replace(/./g, (digit) => String(digit.charCodeAt(0) - ZERO))];
  const terms = legalTerms(word)
    .filter((term) => isBeforeNumber || !term.isBeforeNumber)
    .map(({ english }) => english);
  const spellings = hasDevanagari(word) ? await latinSpellings(store, word) : [];
  return [...new Set([...terms, ...spellings])];
}
