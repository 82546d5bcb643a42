import { actFields } from '../../contract/records/act-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { actListFields, boldTags, facetNames, FRAGMENT_SIZE } from './parts.js';
import { splitPhrases } from './split-phrases.js';

/** Hits of one page of the bare-act list. */
const ACT_LIST_SIZE = 20;
const FRAGMENTS = 2;

function textClauses(text: string): Clause[] {
  const fields = [actFields.title, actFields.content];
  const { phrases, words } = splitPhrases(text);
  const clauses: Clause[] = phrases.map((phrase) => ({ multi_match: { query: phrase, fields, type: 'phrase' } }));
  if (words !== '') clauses.push({ multi_match: { query: words, fields, type: 'cross_fields', operator: 'and' } });
  return clauses;
}

/** The bare acts, 20 a page: those that hold what was typed, or all by title when nothing was. */
export function actListBody(
  options: { readonly text?: string; readonly from?: number; readonly size?: number } = {},
): SearchBody {
  const clauses = textClauses(options.text ?? '');
  return {
    query: clauses.length > 0 ? { bool: { must: clauses } } : { match_all: {} },
    from: options.from ?? 0,
    size: options.size ?? ACT_LIST_SIZE,
    sort: clauses.length > 0 ? ['_score', { [actFields.title]: 'asc' }] : [{ [actFields.title]: 'asc' }],
    _source: actListFields,
    highlight: {
      fields: { [actFields.content]: { fragment_size: FRAGMENT_SIZE, number_of_fragments: FRAGMENTS } },
      ...boldTags,
    },
    aggs: { [facetNames.years]: { terms: { field: actFields.year, size: searchLimits.maxActBuckets } } },
    track_total_hits: true,
  };
}
