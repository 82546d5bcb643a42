import { isLetter, plainName } from './name-matcher.js';

/** Returns the first three letters of a word as one number, ignoring case; 0 for other characters. */
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
 * Creates a fast test for whether the word at an index may begin one of the names, by its first three letters. It is true
 * for every word that begins with a capital.
 */
export function createGate(read: () => readonly string[]): (text: string, at: number) => boolean {
  let heads: Set<number> | undefined;
  return (text, at) => {
    heads ??= new Set(read().flatMap((name) => [1, 2, 3].map((length) => headOf(plainName(name).slice(0, length), 0))));
    return text.charCodeAt(at) < 97 || heads.has(headOf(text, at));
  };
}
