import type { SourceLine } from '../../extraction/text/source-line.js';
import type { PageStart } from './uploaded-text.js';

/** Letters and digits of a line that are needed to know it again. */
const SHORTEST = 8;
/** Letters of the text that are searched for a line. A footnote of the page is behind the end of its paragraph. */
const WINDOW = 12_000;
/** A line further away than this is a footnote: what follows in the running text is before it. */
const NEAR = 3_000;

/**
 * Finds where each page begins in a text that was made of its lines: paragraphs are joined over pages, notes are moved, hyphens and
 * blanks change, letters stay. Linear in the text, for lines that are found.
 */
export function findPageStarts(plain: string, lines: readonly SourceLine[]): readonly PageStart[] {
  const { letters, places } = lettersOf(plain);
  const found: PageStart[] = [];
  let cursor = 0;
  for (const { text, page } of lines) {
    const line = lettersOf(text).letters;
    if (line.length < SHORTEST) continue;
    const at = letters.slice(cursor, cursor + WINDOW).indexOf(line);
    if (at === -1) continue;
    found.push({ at: places[cursor + at] ?? 0, page });
    if (at < NEAR) cursor += at + line.length;
  }
  found.sort((one, other) => one.at - other.at);
  return found.filter(({ page }, index) => page !== found[index - 1]?.page);
}

/** The page, counted from 0, of a place in the text. */
export function pageAt(starts: readonly PageStart[], at: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return starts[Math.max(0, low - 1)]?.page ?? 0;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The letters and digits of a text, and the place of each. */
function lettersOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    if (LETTER.test(character)) {
      parts.push(character);
      for (let unit = 0; unit < character.length; unit += 1) places.push(at + unit);
    }
    at += character.length;
  }
  return { letters: parts.join(''), places };
}
