import type { SearchFacet } from './to-search-body.js';

/** Names of the aggregations, under which their counts come back as facets. */
export const facetNames = { courts: 'courts', years: 'years', decisions: 'decisions' } as const satisfies {
  readonly [K in SearchFacet]: K;
};
