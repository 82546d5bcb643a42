import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { documentHits } from '../../data/hit-queries.js';
import { listSettings } from '../../data/list-settings.js';
import { searchFor } from '../../links/search-state.js';
import { useReaderSearch } from '../../shell/member/address-search.js';
import { findWords } from './find-words.js';
import type { HitNavigatorProps } from './HitNavigator.js';
import { useHits, type HitsOptions } from './use-hits.js';

/** A document in the reader. */
export interface SearchHitsOptions extends Omit<HitsOptions, 'found'> {
  readonly id: string;
  readonly kind: 'cases' | 'acts';
}

/**
 * The places of words in a text: those of the search in the address, until the reader types others. A search without words,
 * such as a citation, leaves the field empty, and so does the member's setting that nothing is marked.
 */
export function useSearchHits({ id, kind, ...options }: SearchHitsOptions): HitNavigatorProps {
  const { client } = useServices();
  const found = useReaderSearch();
  const [{ marksHits }] = useState(listSettings);
  const search = marksHits ? found : undefined;
  const question = { id, kind, search: search ?? NO_SEARCH };
  const { data, status } = useQuery({ ...documentHits(client, question), enabled: search !== undefined });
  const searched = search === undefined || data === null ? '' : search.text;
  const [typed, setTyped] = useState<string>();
  const words = typed ?? searched;
  const isOwn = words !== searched;
  const wanted = useDeferredValue(isOwn ? words : '');
  const { index } = options;
  const own = useMemo(() => (wanted === '' ? undefined : findWords(index().text, wanted)), [index, wanted]);
  const hits = useHits({ ...options, found: isOwn ? own : data });
  const state = isOwn || searched === '' ? 'success' : status;
  const isCurrent = isOwn ? wanted === words : state !== 'pending';
  return { words, onWords: setTyped, hits, state, isCurrent };
}

const NO_SEARCH = searchFor('');
