import type { SearchState } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

/** A document, and the search that led to it. */
export interface HitsQuestion {
  readonly id: string;
  readonly kind: 'cases' | 'acts';
  readonly search: SearchState;
}

/**
 * Reads where the text of a document contains the words of a search; null for a search without words, such as a citation.
 * Only the navigator reports a failure: the text is readable without it.
 */
export function documentHits(client: Services['client'], { id, kind, search }: HitsQuestion) {
  return queryOptions({
    queryKey: ['document-hits', id, kind, search],
    queryFn: async ({ signal }) => {
      // The language of searches is large, and a reader who came without a search does not need it.
      const query = (await import('./hit-clause.js')).hitClause(kind, search);
      if (query === null) return null;
      return client.search.textHits({ id, query }, { signal });
    },
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
}
