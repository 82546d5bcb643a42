const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Whether every typed word begins a word of the text. */
export function hasTypedWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** Whether a text is words alone: one with quotes, fields or other signs of the search language names nothing. */
export const isPlainText = (text: string): boolean => /^[\p{L}\p{N}\p{M}\s.,'’&()-]+$/u.test(text);
