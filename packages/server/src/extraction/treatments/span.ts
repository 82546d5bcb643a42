/** A stretch of a text: offsets in UTF-16 units, `end` behind the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Index of the last span that begins at `offset` or before it, in ascending spans; -1 where there is none. */
export function lastAt(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Tells whether an offset lies in one of the ascending spans. */
export function isWithin(spans: readonly Span[], offset: number): boolean {
  return offset < (spans[lastAt(spans, offset)]?.end ?? -1);
}
