/** Maximum length of a word; of a longer one, usually damaged text, only the beginning counts. */
const MAX_WORD_UNITS = 64;

const LATIN_MARKS = /[\u0300-\u036f]/g;
// U+02BC is a letter in Unicode but an apostrophe for the word scanner.
const NO_WORD_CHARACTER = /[^\p{L}\p{N}\p{M}]+|\u02bc/gu;
const PLAIN = /^[a-z0-9]+$/;

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['§', 'section'],
]);

/**
 * Returns the form in which words are compared: compatibility forms unified, lower case, without Latin diacritics and
 * apostrophes. Keeps vowel signs of Indian scripts. Empty for a word of marks only.
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
