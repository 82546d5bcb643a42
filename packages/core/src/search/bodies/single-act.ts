import { actFields } from '../../contract/records/act-fields.js';
import type { ActRecord } from '../../contract/records/act-record.js';
import type { SearchBody } from '../../contract/search/search-body.js';
import { allActFields } from './all-fields.js';

const previewFields = [actFields.content, actFields.title, actFields.number];

function singleAct(term: Readonly<Record<string, string>>, fields: readonly string[]): SearchBody {
  return { query: { bool: { must: [{ term }] } }, size: 1, _source: fields };
}

/**
 * Preview of one act by its id: content, title and number, and the fields named in `alsoFields` (a page that shows the
 * act's status, source or citation asks for them).
 */
export function actPreviewBody(options: {
  readonly id: string;
  readonly alsoFields?: readonly (keyof ActRecord)[];
}): SearchBody {
  const also = (options.alsoFields ?? []).map((name) => actFields[name]);
  return singleAct({ _id: options.id }, [...new Set([...previewFields, ...also])]);
}

/** Preview of one act by its house citation, for its stable page; all fields. */
export function actByCitationBody({ houseCitation }: { readonly houseCitation: string }): SearchBody {
  return singleAct({ [actFields.houseCitation]: houseCitation }, allActFields);
}

/** One act with its whole text, for a member's reader. */
export function fullActBody({ id }: { readonly id: string }): SearchBody {
  return singleAct({ _id: id }, allActFields);
}
