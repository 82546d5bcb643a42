import type { SearchState } from '@headnote/core/search/bodies';

/** The search that a line of typed text stands for. Whether it is a citation is read where the results are shown. */
export function searchFor(text: string): SearchState {
  return { v: 1, kind: 'text', text: text.trim().replaceAll(/\s+/g, ' '), courtNames: [], sort: 'relevance' };
}

/** The look-up that a citation in a link stands for. */
export function citationSearch(citation: string): SearchState {
  return { v: 1, kind: 'citation', text: citation, courtNames: [], sort: 'relevance' };
}
