import { toSearchBody, type KnownCourt, type SearchFacet } from '@headnote/core/search';
import type { FacetValue } from '@headnote/core/search/answers';
import { facetNames, undatedBody } from '@headnote/core/search/bodies';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '../links/results-address.js';
import type { Services } from '../services/services.js';
import { lookUpBody, narrowedFacets, optionsOf, pageBody, usesCourtNames, type ReadSearch } from './read-search.js';

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

/**
 * Reads one page of results and all its counts with one search, once per navigation. Going back shows it from the cache.
 * Counts that are known from another page (`facetOf`) are not asked for again.
 */
export function resultsPage(client: Client, { read, page, visit }: ResultsPage) {
  return queryOptions({
    queryKey: ['results', visit, read.search, page],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const open = narrowedFacets(read.search).filter((facet) => !isKnown(cache, read, facet));
      const answer = await client.search.cases({ body: pageBody(read, { page, courts, open }) }, { signal });
      for (const facet of open) cache.setQueryData(facetOf(read, facet).queryKey, answer.facets[facet] ?? []);
      return answer;
    },
    staleTime: Infinity,
  });
}

/** Whether the counts of a property are in the cache and fresh. */
function isKnown(cache: QueryClient, read: ReadSearch, facet: SearchFacet): boolean {
  const known = cache.getQueryState(facetOf(read, facet).queryKey);
  return known?.data !== undefined && Date.now() - known.dataUpdatedAt < COURTS_FRESH;
}

/**
 * The values of one property with their counts among the judgments that match, whatever values of it the search is narrowed
 * to: so the others stay available. They come with the page of results (`resultsPage`).
 */
export function facetOf(read: ReadSearch, facet: SearchFacet) {
  const { courtNames, narrowing: { words, years, ...lists } = {}, text } = read.search;
  // The property's own choice, the order and the page do not change its counts.
  const others = {
    words,
    ...(facet !== 'courts' && { courtNames }),
    ...(facet !== 'years' && { years }),
    ...lists,
    ...(facet in lists && { [facet]: undefined }),
  };
  return queryOptions<readonly FacetValue[]>({ queryKey: ['facet', facet, text, others], queryFn: skipToken });
}

/** Corrected spellings of a text, the best first. The blank says that its last word is finished. */
export function spellingsOf(client: Client, text: string) {
  return queryOptions({
    queryKey: ['spellings', text],
    queryFn: async ({ signal }) => {
      const found = await client.search.suggestions({ text: `${text} `, size: 10 }, { signal });
      return found.filter(({ kind }) => kind === 'did-you-mean').map(({ text: corrected }) => corrected);
    },
    staleTime: COURTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** A court of the library and how many judgments it has. */
export type CountedCourt = KnownCourt & { readonly count: number };

/** How many judgments a search finds; at least so many if `isFloor`. */
export function countOf(client: Client, read: ReadSearch) {
  return queryOptions({
    queryKey: ['count', read.search],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const body =
        read.search.kind === 'citation'
          ? lookUpBody(read, { size: PAGE_SIZE })
          : toSearchBody(read.tree, { ...optionsOf(read, { courts }), size: 1, facets: [], highlight: false });
      const { total, timedOut } = await client.search.cases({ body }, { signal });
      return { count: total.value, isFloor: total.relation === 'gte', timedOut };
    },
    staleTime: COURTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** How many judgments that a search finds have no date, so that no choice of years shows them. */
export function undatedOf(client: Client, read: ReadSearch) {
  const { narrowing: { years: _years, ...narrowing } = {}, courtNames, text } = read.search;
  return queryOptions({
    queryKey: ['undated', text, courtNames, narrowing],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const body = undatedBody(read.tree, optionsOf(read, { courts }));
      return (await client.search.cases({ body }, { signal, quiet: true })).total.value;
    },
    staleTime: COURTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** Every court of the library, tribunals and benches too, so that `court:` finds them by words of their names. */
export function knownCourts(client: Client) {
  return queryOptions({
    queryKey: ['courts'],
    queryFn: async ({ signal }): Promise<readonly CountedCourt[]> => {
      const { facets } = await client.search.cases({ body: toSearchBody({ type: 'all' }, { size: 1 }) }, { signal });
      return (facets[facetNames.courts] ?? []).map(({ key, count }) => ({ name: String(key), count }));
    },
    staleTime: COURTS_FRESH,
  });
}
