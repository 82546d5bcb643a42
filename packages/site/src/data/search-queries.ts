import { toSearchBody, type KnownCourt } from '@headnote/core/search';
import { facetNames } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.js';
import { allCourtsBody, resultsBody, usesCourtNames, type ReadSearch } from './read-search.js';

type Client = Services['client'];

/** How long the list of courts, and counts by court, stay fresh, in milliseconds: they change only with an import. */
const COURTS_FRESH = 5 * 60_000;

/** One page of the results of a search. */
export interface ResultsPage {
  readonly read: ReadSearch;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the navigation: repeating a search reads it again. */
  readonly visit: string;
}

/** Reads one page of results, once per navigation. Going back shows it from the cache. */
export function resultsPage(client: Client, { read, page, visit }: ResultsPage) {
  return queryOptions({
    queryKey: ['results', visit, read.search, page],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      return client.search.cases({ body: resultsBody(read, { page, courts }) }, { signal });
    },
    staleTime: Infinity,
  });
}

/**
 * The courts with their counts among all judgments that match the text. A search that is narrowed to courts counts only
 * those, so the others are counted by themselves to stay available.
 */
export function courtsOfText(client: Client, read: ReadSearch) {
  return queryOptions({
    queryKey: ['courts-of-text', read.search.text],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const { facets } = await client.search.cases({ body: allCourtsBody(read, { courts }) }, { signal });
      return facets[facetNames.courts] ?? [];
    },
    staleTime: COURTS_FRESH,
  });
}

/** Every court of the library, tribunals and benches too, so that `court:` finds them by words of their names. */
function knownCourts(client: Client) {
  return queryOptions({
    queryKey: ['courts'],
    queryFn: async ({ signal }): Promise<readonly KnownCourt[]> => {
      const { facets } = await client.search.cases({ body: toSearchBody({ type: 'all' }, { size: 1 }) }, { signal });
      return (facets[facetNames.courts] ?? []).map(({ key }) => ({ name: String(key) }));
    },
    staleTime: COURTS_FRESH,
  });
}
