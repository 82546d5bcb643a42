import { toSearchBody, type KnownCourt, type SearchFacet } from '@headnote/core/search';
import { facetNames, waysOn, type WayOn } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { countedBody, optionsOf, resultsBody, usesCourtNames, type ReadSearch } from './read-search.js';

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
 * The values of one property with their counts among the judgments that match, whatever values of it the search is narrowed
 * to: so the others stay available.
 */
export function facetOf(client: Client, read: ReadSearch, facet: SearchFacet) {
  const { courtNames, narrowing: { words, years, ...lists } = {}, text } = read.search;
  // The property's own choice, the order and the page do not change its counts.
  const others = {
    words,
    ...(facet !== 'courts' && { courtNames }),
    ...(facet !== 'years' && { years }),
    ...lists,
    ...(facet in lists && { [facet]: undefined }),
  };
  return queryOptions({
    queryKey: ['facet', facet, text, others],
    queryFn: async ({ signal, client: cache }) => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const answer = await client.search.cases({ body: countedBody(read, facet, { courts }) }, { signal });
      return answer.facets[facetNames[facet]] ?? [];
    },
    staleTime: COURTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** A wider search that finds something. */
export interface CountedWay extends WayOn {
  readonly count: number;
  readonly isFloor: boolean;
}

/** Most wider searches that are counted. */
const MAX_WAYS = 6;

/** Wider searches than one that finds nothing, with their judgments; only those that find some. */
export function countedWays(client: Client, read: ReadSearch) {
  return queryOptions({
    queryKey: ['ways-on', read.search],
    queryFn: async ({ signal, client: cache }): Promise<readonly CountedWay[]> => {
      const courts = usesCourtNames(read.tree) ? await cache.ensureQueryData(knownCourts(client)) : undefined;
      const ways = waysOn(read.tree, optionsOf(read, { courts })).slice(0, MAX_WAYS);
      const counted = await Promise.all(
        ways.map(async (way) => {
          const body = toSearchBody(way.tree, { ...way.options, size: 1, facets: [], highlight: false });
          const { total } = await client.search.cases({ body }, { signal });
          return { ...way, count: total.value, isFloor: total.relation === 'gte' };
        }),
      );
      return counted.filter(({ count }) => count > 0);
    },
    staleTime: COURTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** Corrected spellings of a text, the best first. */
export function spellingsOf(client: Client, text: string) {
  return queryOptions({
    queryKey: ['spellings', text],
    queryFn: async ({ signal }) => {
      const found = await client.search.suggestions({ text, size: 10 }, { signal });
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
          ? resultsBody(read, { page: 1, courts })
          : toSearchBody(read.tree, { ...optionsOf(read, { courts }), size: 1, facets: [], highlight: false });
      const { total, timedOut } = await client.search.cases({ body }, { signal });
      return { count: total.value, isFloor: total.relation === 'gte', timedOut };
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
