import type { SearchState } from '@headnote/core/search/bodies';

/** The search for the words of a citation in the text of judgments. */
export function wordsOfCitation(search: SearchState): SearchState {
  return { ...search, kind: 'text', courtNames: [], text: `"${search.text.replaceAll('"', ' ').trim()}"` };
}
