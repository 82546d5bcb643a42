import type { CaseRecord } from '@headnote/core/contract';
import type { SearchAnswer } from '@headnote/core/search/answers';
import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import type { QueryClient } from '@tanstack/react-query';
import { readSearch } from '../../../data/read-search.js';
import { resultsPage } from '../../../data/search-queries.js';
import { PAGE_SIZE } from '../../../links/results-address.js';
import type { Services } from '../../../services/services.js';

/** A judgment next to the open one in the results. */
export interface Neighbour {
  readonly id: string;
  readonly record: Partial<CaseRecord>;
  /** Counted from 1. */
  readonly place: number;
}

/** Where a judgment is in the results of a search. */
export interface ResultPlace {
  /** Counted from 1. */
  readonly place: number;
  readonly total: number;
  /** True if there are more than `total`. */
  readonly isFloor: boolean;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The open judgment, and the search that led to it. */
export interface PlaceQuestion {
  readonly id: string;
  readonly search: SearchState;
  /** The page of the results that was open, counted from 1. */
  readonly page: number;
}

type Answer = SearchAnswer<CaseRecord>;

/** Finds a judgment on the page of results that it was opened from, and its neighbours; null if it is not there. */
export async function resultPlace(
  client: Services['client'],
  cache: QueryClient,
  { id, search, page: opened }: PlaceQuestion,
): Promise<ResultPlace | null> {
  const known = knownPages(cache, search);
  const read = async (page: number): Promise<Answer> =>
    known.get(page) ?? cache.ensureQueryData(resultsPage(client, { read: readSearch(search), page, visit: 'reader' }));
  const page = [...known].find(([, answer]) => indexIn(answer, id) >= 0)?.[0] ?? opened;
  const answer = await read(page);
  const at = indexIn(answer, id);
  if (at < 0) return null;
  const { value: total, relation } = answer.total;
  const place = (page - 1) * PAGE_SIZE + at + 1;
  const neighbour = async (step: -1 | 1): Promise<Neighbour | undefined> => {
    const wanted = place + step;
    if (wanted < 1 || wanted > total) return undefined;
    const other = Math.ceil(wanted / PAGE_SIZE);
    const hit = (other === page ? answer : await read(other)).hits[(wanted - 1) % PAGE_SIZE];
    return hit && { id: hit.id, record: hit.record, place: wanted };
  };
  const [previous, next] = await Promise.all([neighbour(-1), neighbour(1)]);
  return { place, total, isFloor: relation === 'gte', previous, next };
}

const indexIn = ({ hits }: Answer, id: string): number => hits.findIndex((hit) => hit.id === id);

/** The pages of a search that were read, the last reading of each. */
function knownPages(cache: QueryClient, search: SearchState): ReadonlyMap<number, Answer> {
  const wanted = serializeSearch(search);
  const pages = new Map<number, Answer>();
  for (const [[, , own, page], answer] of cache.getQueriesData<Answer>({ queryKey: ['results'] }))
    if (answer && serializeSearch(own as SearchState) === wanted) pages.set(Number(page), answer);
  return pages;
}
