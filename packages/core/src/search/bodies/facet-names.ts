import type { SearchFacet } from './to-search-body.js';

/** Names of the aggregations. Their counts have the same names in the facets of the answer. */
export const facetNames = {
  courts: 'courts',
  years: 'years',
  decisions: 'decisions',
  benches: 'benches',
  treatments: 'treatments',
} as const satisfies {
  readonly [K in SearchFacet]: K;
};
