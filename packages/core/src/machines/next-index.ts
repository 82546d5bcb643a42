/** Options of `nextIndex`. */
export interface ListWalk<T> {
  /** The list. */
  readonly items: readonly T[];
  /** Returns whether an item is skipped. */
  readonly isDisabled: (item: T) => boolean;
  /** The start index. This item is considered last. */
  readonly from: number;
  /** 1 is forwards, -1 is backwards. */
  readonly by: -1 | 1;
  /** Whether the first item follows the last one. */
  readonly wraps: boolean;
}

/** Returns the index of the next item that is not disabled, or -1. */
export function nextIndex<T>({ items, isDisabled, from, by, wraps }: ListWalk<T>): number {
  for (let count = 1; count <= items.length; count += 1) {
    const reached = from + by * count;
    if (!wraps && (reached < 0 || reached >= items.length)) return -1;
    const index = ((reached % items.length) + items.length) % items.length;
    const item = items[index];
    if (item !== undefined && !isDisabled(item)) return index;
  }
  return -1;
}
