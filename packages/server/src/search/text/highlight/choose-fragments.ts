import type { Mark } from './find-marks.js';
import { wholePhrases } from './whole-phrases.js';

/** A part of a text to display, with its marks. */
export interface Fragment {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
}

/** Maximum length and number of fragments. */
export interface FragmentOptions {
  readonly size: number;
  readonly count: number;
}

/** Maximum starts to examine; a thousand occurrences of a word include good ones. */
const MAX_STARTS = 2000;

/**
 * Chooses the best parts of a text: most different words first, then most words; on a tie, the earlier part. Parts do
 * not overlap, follow the order of the text, and have at most `size` characters: whole sentences if they fit, else whole
 * phrases, else whole words.
 */
export function chooseFragments(text: string, marks: readonly Mark[], options: FragmentOptions): Fragment[] {
  const chosen: Fragment[] = [];
  for (const window of windowsOf(marks, options.size)) {
    if (chosen.length === options.count) break;
    const free = freeSpace(text.length, chosen, window);
    if (free === undefined) continue;
    chosen.push(widen(text, marks, { window, free, size: options.size }));
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Window extends Span {
  readonly score: number;
}

/** Returns, for each mark, the longest fitting stretch from it, best first. */
function windowsOf(marks: readonly Mark[], size: number): Window[] {
  const windows: Window[] = [];
  const counts = new Map<string, number>();
  let last = 0;
  for (let first = 0; first < marks.length && first < MAX_STARTS; first += 1) {
    const { start, term } = marks[first]!;
    while (last < marks.length && (last === first || marks[last]!.end - start <= size)) {
      counts.set(marks[last]!.term, (counts.get(marks[last]!.term) ?? 0) + 1);
      last += 1;
    }
    windows.push({ start, end: marks[last - 1]!.end, score: counts.size * 100 + Math.min(last - first, 99) });
    const left = counts.get(term)! - 1;
    if (left === 0) counts.delete(term);
    else counts.set(term, left);
  }
  return windows.sort((a, b) => b.score - a.score || a.start - b.start);
}

/** Returns the free space around a window; undefined if a chosen fragment overlaps it. */
function freeSpace(length: number, chosen: readonly Fragment[], window: Span): Span | undefined {
  let start = 0;
  let end = length;
  for (const fragment of chosen) {
    if (fragment.end <= window.start) start = Math.max(start, fragment.end);
    else if (fragment.start >= window.end) end = Math.min(end, fragment.start);
    else return undefined;
  }
  return { start, end };
}

function widen(
  text: string,
  marks: readonly Mark[],
  { window, free, size }: { window: Span; free: Span; size: number },
): Fragment {
  const isTooLong = window.end - window.start > size;
  const span = isTooLong
    ? { start: window.start, end: withinPair(text, window.start + size) }
    : wholePhrases(text, window, { free, size });
  const inside = marks.filter((mark) => mark.start >= span.start && mark.start < span.end);
  return { ...span, marks: inside.map((mark) => (mark.end > span.end ? { ...mark, end: span.end } : mark)) };
}

/** Returns the place, or the one before it inside a surrogate pair. */
function withinPair(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}
