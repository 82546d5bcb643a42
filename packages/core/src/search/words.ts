/** Words as the index counts them: letters and digits with apostrophes between, and the two signs that are words. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*|[&§]/gu;

/** The words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** True for one word of letters and digits alone, which everything reads alike. */
export function isPlainWord(text: string): boolean {
  return /^[\p{L}\p{N}\p{M}]+$/u.test(text);
}
