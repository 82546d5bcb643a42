import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { allCaseFields } from './all-fields.js';
import { boldTags } from './parts.js';

function singleCase(must: Clause): SearchBody {
  return {
    track_total_hits: true,
    _source: allCaseFields,
    // 0 fragments returns the whole field, which the server allows for this field.
    highlight: { fields: { [caseFields.actsHtml]: { number_of_fragments: 0 } }, ...boldTags },
    sort: [{ [caseFields.decidedOn]: 'desc' }],
    from: 0,
    size: 1,
    query: { bool: { must: [must] } },
  };
}

/** Creates the request for the preview of one case by its id. */
export function casePreviewBody({ id }: { readonly id: string }): SearchBody {
  return singleCase({ term: { [caseFields.id]: id } });
}

/** Creates the request for the preview of one case by its house citation. */
export function caseByCitationBody({ houseCitation }: { readonly houseCitation: string }): SearchBody {
  return singleCase({ term: { [caseFields.houseCitation]: houseCitation } });
}

/** Creates the request for one case by its id, with its full text. */
export function fullCaseBody({ id }: { readonly id: string }): SearchBody {
  return singleCase({ term: { [caseFields.id]: id } });
}
