/** A way through a list. */
export interface ListWalk<T> {
  /** The list. */
  readonly items: readonly T[];
  /** What is passed over. */
  readonly isDisabled: (item: T) => boolean;
  /** Where the walk begins; this item itself is not looked at before all others. */
  readonly from: number;
  /** 1 goes on, -1 goes back. */
  readonly by: -1 | 1;
  /** Whether the first follows the last. */
  readonly wraps: boolean;
}

/** Index of the next item that is not disabled; -1 when there is none. Looks at every item once at most. */
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
