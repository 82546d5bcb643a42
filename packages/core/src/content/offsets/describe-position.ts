import type { TextIndex } from './text-index.js';
import type { TextPosition, TextSelector } from './text-selector.js';
import { wholeCharacters } from './whole-characters.js';

/** Length of the context on each side, in UTF-16 units: enough to distinguish repeated words, short enough to store. */
export const CONTEXT_LENGTH = 32;

/**
 * Creates a selector for a range of a document's text, extended to whole characters. Undefined if the range is empty or
 * outside the text.
 */
export function describePosition({ text }: TextIndex, { start, end }: TextPosition): TextSelector | undefined {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start || end > text.length) {
    return undefined;
  }
  const from = wholeCharacters(text, start, -1);
  const to = wholeCharacters(text, end, 1);
  const before = wholeCharacters(text, Math.max(0, from - CONTEXT_LENGTH), 1);
  const after = wholeCharacters(text, Math.min(text.length, to + CONTEXT_LENGTH), -1);
  return {
    position: { start: from, end: to },
    quote: { exact: text.slice(from, to), prefix: text.slice(before, from), suffix: text.slice(to, after) },
  };
}
