import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/ServicesProvider.js';
import { documentHits } from '../../data/hit-queries.js';
import { searchFor } from '../../links/search-state.js';
import { useReaderSearch } from '../../shell/member/address-search.js';
import type { HitNavigatorProps } from './HitNavigator.js';
import { useHits, type HitsOptions } from './use-hits.js';

/** A document in the reader. */
export interface SearchHitsOptions extends Omit<HitsOptions, 'found'> {
  readonly id: string;
  readonly kind: 'cases' | 'acts';
}

/** The hits of the search in the address; undefined without a search, and for one without words, such as a citation. */
export function useSearchHits({ id, kind, ...options }: SearchHitsOptions): HitNavigatorProps | undefined {
  const { client } = useServices();
  const search = useReaderSearch();
  const question = { id, kind, search: search ?? NO_SEARCH };
  const { data, status } = useQuery({ ...documentHits(client, question), enabled: search !== undefined });
  const hits = useHits({ ...options, found: data });
  if (search === undefined || data === null) return undefined;
  return { words: search.text, hits, state: status };
}

const NO_SEARCH = searchFor('');
