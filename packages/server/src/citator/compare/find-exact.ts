import { findAll, type Letters, positionOf } from './letters.js';
import type { QuotedWord } from './quotation-words.js';

/** Letters that dots may leave out: four pages. */
const MOST_OMITTED = 12_000;
/** Letters that a bracket may replace: a dozen words. */
const MOST_REPLACED = 90;
/** Places of one passage that are looked at: a repeated sentence has fewer. */
const MOST_PLACES = 40;
/** Parts of a quotation with omissions; more are no quotation. */
const MOST_PARTS = 120;
/** Letters that the parts of one quotation may be looked for in, which takes about 50 ms. A true one needs a thousandth. */
const MOST_LETTERS = 20_000_000;

/** A part of a quotation without omissions and brackets. */
interface Part {
  readonly letters: string;
  /** How many letters may be left out before it. */
  readonly gap: number;
}

/** Splits a quotation at omissions and brackets. */
function partsOf(words: readonly QuotedWord[], keepInserted: boolean): Part[] {
  const parts: { letters: string; gap: number }[] = [];
  let gap = 0;
  let isOpen = false;
  for (const { norm, isLabel, isInserted, isAfterOmission } of words) {
    if (isAfterOmission) gap = MOST_OMITTED;
    if (isInserted && !keepInserted) gap = Math.max(gap, MOST_REPLACED);
    if (isLabel || (isInserted && !keepInserted)) continue;
    const last = parts.at(-1);
    if (isOpen && gap === 0 && last) last.letters += norm;
    else parts.push({ letters: norm, gap });
    gap = 0;
    isOpen = true;
  }
  return parts;
}

/**
 * Finds where a judgment has all words of a quotation in their order, apart from what dots leave out and brackets replace.
 * Returns the positions of the first words of the longest part, at most 40; none for a quotation of very many frequent parts. The time is limited.
 */
export function findExact(words: readonly QuotedWord[], letters: Letters): number[] {
  const whole = placesOf(partsOf(words, true), letters);
  return whole.length > 0 ? whole : placesOf(partsOf(words, false), letters);
}

function placesOf(parts: readonly Part[], { text, starts }: Letters): number[] {
  if (parts.length === 0 || parts.length > MOST_PARTS) return [];
  const longest = parts.reduce(
    (best, { letters }, index) => (letters.length > (parts[best]?.letters.length ?? 0) ? index : best),
    0,
  );
  const isWhole = (from: number, length: number) =>
    positionOf(starts, from) >= 0 && positionOf(starts, from + length) >= 0;
  const { letters: anchor = '' } = parts[longest] ?? {};
  let left = MOST_LETTERS;
  return findAll(text, anchor, { most: MOST_PLACES })
    .filter((at) => isWhole(at, anchor.length))
    .filter((at) => {
      let end = at + anchor.length;
      for (const { letters, gap } of parts.slice(longest + 1)) {
        const until = Math.min(text.length, end + gap + letters.length);
        if ((left -= until - end) < 0) return false;
        const next = findAll(text, letters, { from: end, until, most: MOST_PLACES }).find((from) =>
          isWhole(from, letters.length),
        );
        if (next === undefined) return false;
        end = next + letters.length;
      }
      let start = at;
      for (let index = longest; index > 0; index -= 1) {
        const { letters = '' } = parts[index - 1] ?? {};
        const from = Math.max(0, start - (parts[index]?.gap ?? 0) - letters.length);
        if ((left -= start - from) < 0) return false;
        const before = findAll(text, letters, { from, until: start, most: Infinity }).findLast((one) =>
          isWhole(one, letters.length),
        );
        if (before === undefined) return false;
        start = before;
      }
      return true;
    })
    .map((at) => positionOf(starts, at));
}
