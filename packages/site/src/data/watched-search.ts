import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { pageBody, readSearch, usesCourtNames } from './read-search.js';
import { knownCourts } from './search-queries.js';

/** A search as an alert stores it: to open it again, and as it is run on every new judgment. */
export async function watchedSearch(client: Services['client'], cache: QueryClient, search: SearchState) {
  const read = readSearch(search);
  const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
  const { query } = pageBody(read, { page: 1, courts });
  return { kind: 'search', query: serializeSearch(search), body: JSON.stringify({ query }) } as const;
}
