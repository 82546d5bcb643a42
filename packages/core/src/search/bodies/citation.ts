import { caseFields } from '../../contract/records/case-fields.js';
import { caseListFields } from '../../contract/records/list-fields.js';
import type { SearchBody } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { facetNames } from './facet-names.js';
import { boldTags, FRAGMENT_SIZE } from './parts.js';

/** Search of the judgments by a citation: the most cited first, one hit unless a results page asks for more. */
export function citationBody(options: {
  readonly citation: string;
  readonly from?: number;
  readonly size?: number;
}): SearchBody {
  return {
    query: { bool: { must: [{ match_phrase: { [caseFields.citations]: options.citation } }] } },
    from: options.from ?? 0,
    size: options.size ?? 1,
    sort: [{ [caseFields.citedCount]: 'desc' }],
    _source: caseListFields,
    track_total_hits: true,
    aggs: { [facetNames.courts]: { terms: { field: caseFields.courtName, size: searchLimits.maxCourtBuckets } } },
    highlight: { fields: { [caseFields.citations]: { fragment_size: FRAGMENT_SIZE } }, ...boldTags },
  };
}
