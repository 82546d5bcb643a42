import { APOSTROPHE, SYMBOL, WORD, classAt, unitsAt } from './character-classes.js';

/** Called for each word with its offsets in the text and its number. */
export type WordVisitor = (start: number, end: number, position: number) => void;

/**
 * Finds the words of a text: runs of letters, digits and marks. An apostrophe inside a word belongs to it (`Hon'ble`),
 * a possessive `'s` does not, and `&` and `§` are separate words.
 *
 * Index, query and highlighter all use this function, so they agree.
 */
export function scanWords(text: string, visit: WordVisitor): void {
  let offset = 0;
  let position = 0;
  while (offset < text.length) {
    const kind = classAt(text, offset);
    if (kind === SYMBOL) {
      visit(offset, offset + 1, position);
      position += 1;
      offset += 1;
      continue;
    }
    if (kind !== WORD) {
      offset += 1;
      continue;
    }
    const start = offset;
    offset = runEnd(text, offset);
    let end = offset;
    while (offset + 1 < text.length && classAt(text, offset) === APOSTROPHE && classAt(text, offset + 1) === WORD) {
      const next = runEnd(text, offset + 1);
      const isPossessive = next === offset + 2 && (text.charCodeAt(offset + 1) | 0x20) === 0x73;
      offset = next;
      if (isPossessive) break;
      end = next;
    }
    visit(start, end, position);
    position += 1;
  }
}

function runEnd(text: string, start: number): number {
  let offset = start;
  while (offset < text.length && classAt(text, offset) === WORD) offset += unitsAt(text, offset);
  return offset;
}
