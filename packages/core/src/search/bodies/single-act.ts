import { actFields } from '../../contract/records/act-fields.js';
import type { ActRecord } from '../../contract/records/act-record.js';
import type { SearchBody } from '../../contract/search/search-body.js';
import { allActFields } from './all-fields.js';

const previewFields = [actFields.content, actFields.title, actFields.number];

function singleAct(term: Readonly<Record<string, string>>, fields: readonly string[]): SearchBody {
  return { query: { bool: { must: [{ term }] } }, size: 1, _source: fields };
}

/**
 * Creates the request for the preview of one act by its id. It returns content, title and number, and the fields in
 * `alsoFields`, such as status and source.
 */
export function actPreviewBody(options: {
  readonly id: string;
  readonly alsoFields?: readonly (keyof ActRecord)[];
}): SearchBody {
  const also = (options.alsoFields ?? []).map((name) => actFields[name]);
  return singleAct({ _id: options.id }, [...new Set([...previewFields, ...also])]);
}

/** Creates the request for one act by its house citation, with all fields. */
export function actByCitationBody({ houseCitation }: { readonly houseCitation: string }): SearchBody {
  return singleAct({ [actFields.houseCitation]: houseCitation }, allActFields);
}

/** Creates the request for one act by its id, with its full text. */
export function fullActBody({ id }: { readonly id: string }): SearchBody {
  return singleAct({ _id: id }, allActFields);
}
