import type { TextIndex } from './text-index.js';
import type { TextPosition, TextSelector } from './text-selector.js';
import { wholeCharacters } from './whole-characters.js';

/** Units of context on each side: enough to tell "the appellant" from the next one, short enough to store with a note. */
export const CONTEXT_LENGTH = 32;

/**
 * A selector for a stretch of a document's text, widened to whole characters. Undefined for a stretch that is empty or
 * not within the text.
 */
export function describePosition({ text }: TextIndex, { start, end }: TextPosition): TextSelector | undefined {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start || end > text.length) {
    return undefined;
  }
  const from = wholeCharacters(text, start, -1);
  const to = wholeCharacters(text, end, 1);
  const before = wholeCharacters(text, Math.max(0, from - CONTEXT_LENGTH), 1);
  const behind = wholeCharacters(text, Math.min(text.length, to + CONTEXT_LENGTH), -1);
  return {
    position: { start: from, end: to },
    quote: { exact: text.slice(from, to), prefix: text.slice(before, from), suffix: text.slice(to, behind) },
  };
}
