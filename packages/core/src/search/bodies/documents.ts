import { actFields } from '../../contract/records/act-fields.js';
import type { SearchBody } from '../../contract/search/search-body.js';
import { allActFields, allCaseFields } from './all-fields.js';

const fields: readonly string[] = [...new Set([...allCaseFields, ...allActFields])].filter(
  (field) => field !== actFields.content,
);

/** Creates the request for judgments and acts by their ids, at most 100, without their texts. The answer has its own order. */
export function documentsBody({ ids }: { readonly ids: readonly string[] }): SearchBody {
  return { query: { ids: { values: ids } }, size: ids.length, _source: fields };
}
