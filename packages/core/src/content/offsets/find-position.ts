import type { TextIndex } from './text-index.js';
import type { TextPosition, TextQuote, TextSelector } from './text-selector.js';

/** Places that are compared: a quote that stands oftener than this says nothing that context could tell apart. */
const MAX_PLACES = 10_000;

/** Units that two texts have in common, counted from the end of the first and second. */
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

function contextAt(text: string, start: number, { exact, prefix, suffix }: TextQuote): number {
  return commonEnd(text, start, prefix) + commonStart(text, start + exact.length, suffix);
}

/**
 * Where a selector's stretch stands in a document that may have been rendered anew since: at its position if the words
 * and their context are there, else where the same words stand in the most alike context, the nearest of equals.
 * Undefined when the words are no longer there: a note is then shown as one whose place is lost, never at a wrong one.
 */
export function findPosition({ text }: TextIndex, { position, quote }: TextSelector): TextPosition | undefined {
  const { exact } = quote;
  if (exact === '') return undefined;
  const at = (start: number): TextPosition => ({ start, end: start + exact.length });
  const whole = quote.prefix.length + quote.suffix.length;
  if (text.startsWith(exact, position.start) && contextAt(text, position.start, quote) === whole) {
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
  return best && at(best.start);
}
