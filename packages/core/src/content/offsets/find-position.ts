import { CONTEXT_LENGTH } from './describe-position.js';
import type { TextIndex } from './text-index.js';
import type { TextPosition, TextQuote, TextSelector } from './text-selector.js';

/** Maximum number of occurrences that are compared. */
const MAX_PLACES = 10_000;

/** Minimum number of matching units of context. Fewer, such as a space on each side, match nearly everywhere. */
const MIN_CONTEXT = 8;

/** Returns how many units before `end` match the end of the context. */
function commonEnd(text: string, end: number, context: string): number {
  let count = 0;
  while (count < context.length && text[end - 1 - count] === context.at(-1 - count)) count += 1;
  return count;
}

function commonStart(text: string, start: number, context: string): number {
  let count = 0;
  while (count < context.length && text[start + count] === context[count]) count += 1;
  return count;
}

/** Shortens the context to the usual length, because a longer one would take time at every occurrence. */
function shortened({ exact, prefix, suffix }: TextQuote): TextQuote {
  return { exact, prefix: prefix.slice(-CONTEXT_LENGTH), suffix: suffix.slice(0, CONTEXT_LENGTH) };
}

/** Returns how many units of context must match before a short quote is found at a different position. */
function neededContext({ exact, prefix, suffix }: TextQuote): number {
  return exact.length >= CONTEXT_LENGTH ? 0 : Math.min(MIN_CONTEXT, prefix.length + suffix.length);
}

function contextAt(text: string, start: number, { exact, prefix, suffix }: TextQuote): number {
  return commonEnd(text, start, prefix) + commonStart(text, start + exact.length, suffix);
}

/**
 * Finds the text of a selector in a document that may have changed. Returns the original position if the words and their
 * context are still there, otherwise the occurrence with the most similar context, the nearest if several are equal.
 *
 * Undefined if the words are no longer there, or if a quote of less than 32 units only occurs in a different context, so
 * that a note is never shown at a wrong position. Only the 32 units next to the quote count as context.
 */
export function findPosition({ text }: TextIndex, selector: TextSelector): TextPosition | undefined {
  const { position } = selector;
  const quote = shortened(selector.quote);
  const { exact } = quote;
  if (exact === '') return undefined;
  const at = (start: number): TextPosition => ({ start, end: start + exact.length });
  const whole = quote.prefix.length + quote.suffix.length;
  const isPlace = Number.isInteger(position.start) && position.start >= 0;
  if (isPlace && text.startsWith(exact, position.start) && contextAt(text, position.start, quote) === whole) {
    return at(position.start);
  }
  let best: { readonly start: number; readonly score: number; readonly distance: number } | undefined;
  let places = 0;
  for (let start = text.indexOf(exact); start >= 0 && places < MAX_PLACES; start = text.indexOf(exact, start + 1)) {
    const score = contextAt(text, start, quote);
    const distance = Math.abs(start - position.start);
    if (!best || score > best.score || (score === best.score && distance < best.distance)) {
      best = { start, score, distance };
    }
    places += 1;
  }
  return best && best.score >= neededContext(quote) ? at(best.start) : undefined;
}
