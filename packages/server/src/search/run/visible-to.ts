import { selectHidden } from '../../library/document-marks.js';
import type { Store } from '../../store/database.js';
import type { Audience } from '../model/audience.js';
import type { Clause } from '../model/engine-request.js';

/**
 * Leaves hidden judgments out of a list that a visitor can open without a search, such as the latest cases: it shows the
 * names of the parties. A search by words or by a citation still finds them.
 */
export async function visibleTo(audience: Audience, { db }: Store, query: Clause): Promise<Clause> {
  if (audience === 'member' || !isPlainList(query)) return query;
  const hidden = await selectHidden(db).execute();
  if (hidden.length === 0) return query;
  return {
    type: 'bool',
    must: [query],
    should: [],
    mustNot: [{ type: 'ids', values: hidden.map((row) => row.document_id) }],
    filter: [],
    minimumShouldMatch: 0,
  };
}

/** True if a clause selects all documents, or those of courts. */
function isPlainList(clause: Clause): boolean {
  switch (clause.type) {
    case 'all':
      return true;
    case 'terms':
      return clause.field === 'courtId';
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].every(isPlainList);
    case 'none':
    case 'match':
    case 'phrase':
    case 'multi':
    case 'prefix':
    case 'wildcard':
    case 'near':
    case 'range':
    case 'exists':
    case 'ids':
      return false;
  }
}
