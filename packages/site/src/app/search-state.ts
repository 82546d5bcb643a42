import type { SearchState } from '@headnote/core/search/bodies';

/** What a house citation looks like, for example `2024 HN 12` or `ND HNS 3`. */
const HOUSE_CITATION = /^(?:\d{4}|ND) HNS? \d+$/i;

/** The search that a line of typed text stands for: a house citation is looked up, everything else is full text. */
export function searchFor(text: string): SearchState {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  const isCitation = HOUSE_CITATION.test(trimmed);
  return {
    v: 1,
    kind: isCitation ? 'citation' : 'text',
    text: isCitation ? trimmed.toUpperCase() : trimmed,
    courtNames: [],
    sort: 'relevance',
  };
}

/** The look-up that a citation in a link stands for. */
export function citationSearch(citation: string): SearchState {
  return { v: 1, kind: 'citation', text: citation, courtNames: [], sort: 'relevance' };
}
