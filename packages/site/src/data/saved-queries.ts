import type { SavedQuery } from '@headnote/core/contract';
import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { LIBRARY } from './folder-queries.js';

type Client = Services['client'];

/** Where a search was made: typed into the box, or in the form. */
export type SearchOrigin = 'box' | 'form';

/** The saved searches that refine one. */
export function searchesOfParent(client: Client, parentId: string) {
  return queryOptions({
    queryKey: [LIBRARY, 'searches', 'of', parentId],
    queryFn: ({ signal }) => client.library.queriesByParent({ parentId }, { signal }),
    meta: { isQuiet: true },
  });
}

/** A search to save. */
export interface SearchToSave {
  readonly search: SearchState;
  /** The member's own words for it. */
  readonly keywords: string;
  readonly origin: SearchOrigin;
  /** Id of the saved search that it refines; empty if none. */
  readonly parentId: string;
  /** How many judgments it found; missing before its first answer. */
  readonly total?: number | undefined;
}

/** The fields of a search as the library stores it. */
export function searchInput({ search, keywords, origin, parentId, total }: SearchToSave) {
  return {
    query: serializeSearch(search),
    keywords,
    refineKeywords: search.narrowing?.words ?? '',
    kind: search.kind,
    searchType: origin,
    parentId,
    ...(total !== undefined && { total }),
  };
}

/** Stores what a saved search found in its latest run. */
export async function recordRun(client: Client, saved: SavedQuery, total: number): Promise<void> {
  const { id, query, keywords, refineKeywords, kind, searchType, parentId } = saved;
  await client.library.updateQuery({ id, query, keywords, refineKeywords, kind, searchType, parentId, total });
}
