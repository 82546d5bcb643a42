import type { SavedQuery } from '@headnote/core/contract';

/** Orders of the saved searches. */
export type SearchOrder = 'saved' | 'words' | 'total';

/** A saved search at its place below the one that it refines. */
export interface SearchRow {
  readonly search: SavedQuery;
  /** 0 if it refines none. */
  readonly depth: number;
  /** How many searches refine it. */
  readonly inside: number;
}

const collator = new Intl.Collator('en', { numeric: true });

const compare: Readonly<Record<SearchOrder, (a: SavedQuery, b: SavedQuery) => number>> = {
  saved: (a, b) => collator.compare(b.savedAt, a.savedAt),
  words: (a, b) => collator.compare(a.keywords, b.keywords),
  total: (a, b) => b.total - a.total,
};

interface RowOptions {
  readonly order: SearchOrder;
  readonly isFound: (search: SavedQuery) => boolean;
}

/** The searches in an order, each below its parent. A parent stays while something below it is found. */
export function searchRows(searches: readonly SavedQuery[], { order, isFound }: RowOptions): SearchRow[] {
  const ids = new Set(searches.map(({ id }) => id));
  const byParent = Map.groupBy(searches, ({ parentId }) => (ids.has(parentId) ? parentId : ''));
  const rowsIn = (parentId: string, depth: number): SearchRow[] =>
    (byParent.get(parentId) ?? []).toSorted(compare[order]).flatMap((search) => {
      const below = rowsIn(search.id, depth + 1);
      const row = { search, depth, inside: byParent.get(search.id)?.length ?? 0 };
      return isFound(search) || below.length > 0 ? [row, ...below] : [];
    });
  return rowsIn('', 0);
}
