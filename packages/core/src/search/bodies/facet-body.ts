import type { SearchBody } from '../../contract/search/search-body.js';
import type { QueryTree } from '../language/query-tree.js';
import { toSearchBody, type SearchFacet, type SearchOptions } from './to-search-body.js';
import { withoutFacet } from './without-facet.js';

/** The option that narrows a search by the property. */
const chosen = {
  courts: 'courtNames',
  decisions: 'decisions',
  years: 'years',
  benches: 'benches',
  treatments: 'treatments',
} as const satisfies Record<SearchFacet, keyof SearchOptions>;

/**
 * Creates the request that counts one property of the judgments found, whatever values of it the search is narrowed to, by choice
 * or in its text: a histogram shows all years, a list of courts the other courts.
 */
export function facetBody(tree: QueryTree, facet: SearchFacet, options: SearchOptions = {}): SearchBody {
  const { [chosen[facet]]: _own, ...others } = options;
  return toSearchBody(withoutFacet(tree, facet), { ...others, from: 0, size: 1, facets: [facet], highlight: false });
}
