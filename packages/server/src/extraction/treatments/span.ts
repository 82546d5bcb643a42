/** A stretch of a text: offsets in UTF-16 units; `end` is after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the index of the last span that begins at or before `offset`, in ascending spans; -1 if none. */
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

/** Returns whether an offset is in one of the ascending spans. */
export function isWithin(spans: readonly Span[], offset: number): boolean {
  return offset < (spans[lastAt(spans, offset)]?.end ?? -1);
}
