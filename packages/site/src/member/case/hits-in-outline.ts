/** The hits under one entry of the contents. */
export interface EntryHits {
  readonly count: number;
  /** Whether the hit that the reader is on is one of them. */
  readonly hasCurrent: boolean;
}

/**
 * Counts the hits under each entry: from its start to that of the next one. Hits before the first entry belong to none.
 * `entries` and `hits` are ascending offsets into one text; `current` is the index of a hit. Takes linear time.
 */
export function hitsInOutline(
  entries: readonly number[],
  hits: readonly number[],
  current: number | undefined,
): readonly EntryHits[] {
  let at = 0;
  return entries.map((start, index) => {
    const end = entries[index + 1] ?? Infinity;
    while ((hits[at] ?? Infinity) < start) at += 1;
    const first = at;
    while ((hits[at] ?? Infinity) < end) at += 1;
    return { count: at - first, hasCurrent: current !== undefined && current >= first && current < at };
  });
}
