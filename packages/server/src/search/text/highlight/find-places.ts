import type { TextPlaces } from '../../model/engine.js';
import { findMarks } from './find-marks.js';
import { cutAtWord, type MarkOptions } from './highlight-field.js';

/**
 * Words that a search may contain and that every page contains. Their places would hide those of the other words, so they
 * count only inside a phrase, or in a search of nothing else.
 */
const COMMON = new Set(
  'a an and any are as at be been but by for from had has have he her his if in is it its may no not of on or shall she such that the their they this to under v was were which will with'.split(
    ' ',
  ),
);

/** Finds the words to mark in a plain text, the first `limit` of them. The words of a phrase are one place. */
export function findPlaces(
  value: string,
  { wanted, window, places, limit }: MarkOptions & { readonly limit: number },
): TextPlaces {
  const visible = cutAtWord(value, window);
  const found: { readonly start: number; readonly end: number; readonly isCommon: boolean }[] = [];
  const marks = findMarks(visible, wanted, places);
  let start: number | undefined;
  for (const [index, mark] of marks.entries()) {
    const isOneWord = start === undefined;
    start ??= mark.start;
    if (mark.joinsNext && index + 1 < marks.length) continue;
    const { end } = mark;
    found.push({ start, end, isCommon: isOneWord && COMMON.has(visible.slice(start, end).toLowerCase()) });
    start = undefined;
  }
  const telling = found.filter(({ isCommon }) => !isCommon);
  const listed = telling.length > 0 ? telling : found;
  const list = listed.slice(0, limit).map((one) => ({
    start: one.start,
    end: one.end,
    text: visible.slice(one.start, one.end),
  }));
  return { list, total: listed.length };
}
