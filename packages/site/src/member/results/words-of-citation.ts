import { parseCitation } from '@headnote/core/citation/parse';
import { houseCitationToSlug, slugToHouseCitation, type SearchState } from '@headnote/core/search/bodies';

/** The search as it is carried out: text that is one citation as a whole is looked up, unless quotation marks ask for its words. */
export function understoodSearch(search: SearchState): SearchState {
  const { kind, text, courtNames } = search;
  if (kind !== 'text' || courtNames.length > 0 || /^["“]/.test(text)) return search;
  const house = slugToHouseCitation(houseCitationToSlug(text));
  // An act has a citation of the library too, but it is no judgment.
  if (house !== undefined) return / HNS?A /.test(house) ? search : { ...search, kind: 'citation', text: house };
  return parseCitation(text) === undefined ? search : { ...search, kind: 'citation' };
}

/** The search for the words of a citation in the text of judgments. */
export function wordsOfCitation(search: SearchState): SearchState {
  return { ...search, kind: 'text', courtNames: [], text: `"${search.text.replaceAll('"', ' ').trim()}"` };
}
