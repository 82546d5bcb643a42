import type { CallOptions } from '@headnote/core/client';
import { searchLimits } from '@headnote/core/contract';
import type { SearchAnswer } from '@headnote/core/search/answers';
import { documentsBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

/** A judgment or an act without its text, and the strongest later treatment of a judgment. An act has a `title`. */
export type FoundDocument = SearchAnswer['hits'][number];

/** Documents by their ids; a judgment from several sources by the id of each. */
export type Documents = ReadonlyMap<string, FoundDocument>;

/** Documents change only with an import, in milliseconds. */
export const DOCUMENTS_FRESH = 5 * 60_000;

/** Judgments and acts by their ids, without their texts. What the library does not have any more is missing. */
export function documentsOf(client: Services['client'], ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== '').toSorted();
  return queryOptions({
    queryKey: ['documents', wanted],
    queryFn: ({ signal }) => readDocuments(client, wanted, { signal }),
    staleTime: DOCUMENTS_FRESH,
    meta: { isQuiet: true },
  });
}

/** Reads documents by their ids, at most as many at a time as a search returns. */
export async function readDocuments(
  client: Services['client'],
  ids: readonly string[],
  options: CallOptions = {},
): Promise<Documents> {
  const found = new Map<string, FoundDocument>();
  for (let from = 0; from < ids.length; from += searchLimits.maxSize) {
    const body = documentsBody({ ids: ids.slice(from, from + searchLimits.maxSize) });
    const { hits } = await client.search.query({ body }, options);
    for (const hit of hits) {
      found.set(hit.id, hit);
      for (const id of sourceIdsOf(hit)) found.set(id, hit);
    }
  }
  return found;
}

const sourceIdsOf = ({ record }: FoundDocument): readonly string[] => ('sourceIds' in record && record.sourceIds) || [];
