import { type Authority, authorityOf } from '@headnote/core/authorities';
import { readLater, readRecord, searchLimits } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import { documentsBody, houseCitationToSlug } from '@headnote/core/search/bodies';
import type { RouteSearch, Services } from '../services/services.js';

interface Reader extends Pick<RouteSearch, 'principal' | 'address' | 'signal'> {
  /** Origin of the site, for links. */
  readonly origin: string;
}

/** Names the documents with these ids, in any order; those that the library does not have are left out. */
export async function findAuthorities(
  services: Services,
  ids: readonly string[],
  { origin, ...reader }: Reader,
): Promise<Authority[]> {
  const found: Authority[] = [];
  for (let from = 0; from < ids.length; from += searchLimits.maxSize) {
    const body = documentsBody({ ids: ids.slice(from, from + searchLimits.maxSize) });
    const { hits } = await services.search({ ...reader, body });
    for (const hit of hits.hits) {
      const record = readRecord(hit._source, hit._id);
      const kind = 'title' in record ? 'act' : 'case';
      const address = record.houseCitation ? `${origin}/${kind}/${houseCitationToSlug(record.houseCitation)}` : '';
      found.push(authorityOf({ record, later: readLater(hit.later) ?? undefined, address }));
    }
  }
  if (found.length === 0) throw new NotFoundError('The library has none of these documents.');
  return found;
}
