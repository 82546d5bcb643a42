import { isLetter, plainName } from './name-matcher.js';

/** The first letters of a word, three at most, as one number, small and capital alike; 0 for what is no letter. */
function headOf(text: string, at: number): number {
  let head = 0;
  for (let letter = at; letter < at + 3; letter += 1) {
    const code = text.charCodeAt(letter);
    if (!isLetter(code)) break;
    head = (head << 5) | (code & 31);
  }
  return head;
}

/**
 * Makes a test of whether the word at a place may begin one of the names: by its first three letters, or as many as it has. True for
 * every word with a capital.
 */
export function createGate(read: () => readonly string[]): (text: string, at: number) => boolean {
  let heads: Set<number> | undefined;
  return (text, at) => {
    heads ??= new Set(read().flatMap((name) => [1, 2, 3].map((length) => headOf(plainName(name).slice(0, length), 0))));
    return text.charCodeAt(at) < 97 || heads.has(headOf(text, at));
  };
}
