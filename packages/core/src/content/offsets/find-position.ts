import { CONTEXT_LENGTH } from './describe-position.js';
import type { TextIndex } from './text-index.js';
import type { TextPosition, TextQuote, TextSelector } from './text-selector.js';

/** Places that are compared: a quote that stands oftener than this says nothing that context could tell apart. */
const MAX_PLACES = 10_000;

/** Units of context that tell places apart: fewer, such as a blank on either side, agree nearly everywhere. */
const MIN_CONTEXT = 8;

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

/** Never more of the context than a selector has: a longer one, from whoever stored it, would cost time at every place. */
function shortened({ exact, prefix, suffix }: TextQuote): TextQuote {
  return { exact, prefix: prefix.slice(-CONTEXT_LENGTH), suffix: suffix.slice(0, CONTEXT_LENGTH) };
}

/** Units of context that have to agree before a short quote is taken to stand at another place than it did. */
function neededContext({ exact, prefix, suffix }: TextQuote): number {
  return exact.length >= CONTEXT_LENGTH ? 0 : Math.min(MIN_CONTEXT, prefix.length + suffix.length);
}

function contextAt(text: string, start: number, { exact, prefix, suffix }: TextQuote): number {
  return commonEnd(text, start, prefix) + commonStart(text, start + exact.length, suffix);
}

/**
 * Where a selector's stretch stands in a document that may have been rendered anew since: at its position if the words
 * and their context are there, else where the same words stand in the most alike context, the nearest of equals.
 * Undefined when the words are no longer there, and when a quote of less than 32 units stands only where hardly anything
 * around it is alike: a note is then shown as one whose place is lost, not at a wrong one. Of a context, only the 32 units
 * next to the quote count.
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
