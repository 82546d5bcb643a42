/** Longest word that is told apart from others; beyond it only the beginning counts (runs of damaged text). */
const MAX_WORD_UNITS = 64;

const LATIN_MARKS = /[\u0300-\u036f]/g;
// U+02BC is a letter to Unicode and an apostrophe to the scanner of words.
const NO_WORD_CHARACTER = /[^\p{L}\p{N}\p{M}]+|\u02bc/gu;
const PLAIN = /^[a-z0-9]+$/;

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['§', 'section'],
]);

/**
 * The form in which a word is compared: compatibility forms unified, lower case, Latin diacritics and apostrophes
 * left off. Vowel signs of Indian scripts stay. May be empty for a word of marks alone.
 */
export function foldWord(word: string): string {
  const symbol = SYMBOLS.get(word);
  if (symbol !== undefined) return symbol;
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower.slice(0, MAX_WORD_UNITS);
  const folded = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(NO_WORD_CHARACTER, '');
  return cut(folded);
}

function cut(word: string): string {
  if (word.length <= MAX_WORD_UNITS) return word;
  const last = word.charCodeAt(MAX_WORD_UNITS - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return word.slice(0, isHalf ? MAX_WORD_UNITS - 1 : MAX_WORD_UNITS);
}
