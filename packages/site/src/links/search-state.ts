import type { SearchState } from '@headnote/core/search/bodies';

/** The search for a line of typed text. The results screen decides whether it is a citation. */
export function searchFor(text: string): SearchState {
  return { v: 1, kind: 'text', text: text.trim().replaceAll(/\s+/g, ' '), courtNames: [], sort: 'relevance' };
}

/** The look-up of a citation in a link. */
export function citationSearch(citation: string): SearchState {
  return { v: 1, kind: 'citation', text: citation, courtNames: [], sort: 'relevance' };
}
