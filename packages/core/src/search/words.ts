/** A word as the index counts it: letters and digits with apostrophes between them, or `&` or `§`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*|[&§]/gu;

/** Returns the words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Returns whether a text is exactly one word. */
export function isOneWord(text: string): boolean {
  return wordsOf(text)[0] === text;
}
