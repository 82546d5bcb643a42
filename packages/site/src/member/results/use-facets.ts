import type { SearchFacet } from '@headnote/core/search';
import type { FacetValue, SearchAnswer } from '@headnote/core/search/answers';
import { facetNames } from '@headnote/core/search/bodies';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { narrowedFacets, type ReadSearch } from '../../data/read-search.js';
import { facetOf } from '../../data/search-queries.js';

/** The counts of each property; missing until the first answer. */
export type Facets = Readonly<Partial<Record<SearchFacet, readonly FacetValue[]>>>;

/**
 * The counts of the results. A property that the search is narrowed by is counted without its own choice. While the next
 * page loads, the last counts for the text stay, so that nothing jumps.
 */
export function useFacets(read: ReadSearch, answer: Pick<SearchAnswer, 'facets'> | undefined): Facets {
  const { text } = read.search;
  const narrowed = narrowedFacets(read.search);
  const facets = useQueries({
    queries: narrowed.map((facet) => facetOf(read, facet)),
    combine: (results): Facets =>
      Object.fromEntries(narrowed.flatMap((facet, at) => (results[at]?.data ? [[facet, results[at].data]] : []))),
  });
  const counted: Facets = {
    ...(answer &&
      Object.fromEntries(
        Object.values(facetNames)
          .filter((facet) => !narrowed.includes(facet))
          .map((facet) => [facet, answer.facets[facet] ?? []]),
      )),
    ...facets,
  };
  const [last, setLast] = useState({ text, counted });
  const merged = last.text === text ? { ...last.counted, ...counted } : counted;
  if (last.text !== text || !hasSame(last.counted, merged)) setLast({ text, counted: merged });
  return merged;
}

function hasSame(one: Facets, other: Facets): boolean {
  return Object.values(facetNames).every((facet) => one[facet] === other[facet] || isEmpty(one[facet], other[facet]));
}

/** Two empty lists are the same, although a missing facet makes a new one each time. */
function isEmpty(one: readonly FacetValue[] | undefined, other: readonly FacetValue[] | undefined): boolean {
  return one?.length === 0 && other?.length === 0;
}
