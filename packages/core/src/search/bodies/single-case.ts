import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { allCaseFields } from './all-fields.js';
import { boldTags } from './parts.js';

function singleCase(must: Clause): SearchBody {
  return {
    track_total_hits: true,
    _source: allCaseFields,
    // 0 fragments gives the field as a whole, which is allowed for this one.
    highlight: { fields: { [caseFields.actsHtml]: { number_of_fragments: 0 } }, ...boldTags },
    sort: [{ [caseFields.decidedOn]: 'desc' }],
    from: 0,
    size: 1,
    query: { bool: { must: [must] } },
  };
}

/** Preview of one case by its id. */
export function casePreviewBody({ id }: { readonly id: string }): SearchBody {
  return singleCase({ term: { [caseFields.id]: id } });
}

/** Preview of one case by its house citation, for its stable page. */
export function caseByCitationBody({ houseCitation }: { readonly houseCitation: string }): SearchBody {
  return singleCase({ term: { [caseFields.houseCitation]: houseCitation } });
}

/** One case with its whole text, for a member's reader. */
export function fullCaseBody({ id }: { readonly id: string }): SearchBody {
  return singleCase({ term: { [caseFields.id]: id } });
}
