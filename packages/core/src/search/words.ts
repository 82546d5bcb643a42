/** Words as the index counts them: letters and digits with apostrophes between, and the two signs that are words. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*|[&§]/gu;

/** The words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** True for a text that is one word and nothing else. */
export function isOneWord(text: string): boolean {
  return wordsOf(text)[0] === text;
}
