import type { SavedQuery } from '@headnote/core/contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useServices } from '../services/ServicesProvider.js';
import type { Services } from '../services/services.js';
import { storedSearch } from '../links/search-paths.js';
import { readSearch } from './read-search.js';
import { countOf } from './search-queries.js';

/** A saved search, how many judgments it finds now, and how many of them are new since its last run. */
export interface CountedSearch {
  readonly search: SavedQuery;
  /** Undefined while it is counted, and if it cannot be. */
  readonly total: number | undefined;
  /** 0 for a search that was never run. */
  readonly fresh: number;
}

/** How long a count stays fresh, in milliseconds: it changes only with an import. */
const FRESH = 5 * 60_000;

/** Counts what some saved searches find now. */
export function useSearchCounts(searches: readonly SavedQuery[]): readonly CountedSearch[] {
  const { client } = useServices();
  const counts = useQueries({ queries: searches.map((search) => savedCountOf(client, search)) });
  return searches.map((search, index) => {
    const total = counts[index]?.data ?? undefined;
    const isRun = search.ranAt !== '';
    return { search, total, fresh: isRun && total !== undefined ? Math.max(0, total - search.total) : 0 };
  });
}

function savedCountOf(client: Services['client'], { id, query }: SavedQuery) {
  return queryOptions({
    queryKey: ['search-count', id, query],
    queryFn: async ({ client: cache }) => {
      const search = storedSearch({ query });
      if (search === undefined || search.kind === 'acts') return null;
      const { count, timedOut } = await cache.fetchQuery(countOf(client, readSearch(search)));
      // A busy server stops counting: what it found until then would look as if judgments had gone.
      return timedOut ? null : count;
    },
    staleTime: FRESH,
    meta: { isQuiet: true },
  });
}
