import { parseCitation } from '@headnote/core/citation/parse';
import type { SearchBody } from '@headnote/core/contract';
import { parseQuery, toSearchBody, type KnownCourt, type ParsedQuery, type QueryTree } from '@headnote/core/search';
import { citationBody, houseCitationToSlug, slugToHouseCitation, type SearchState } from '@headnote/core/search/bodies';
import { PAGE_SIZE } from '../links/results-address.js';

/** A search with its text parsed: made once per search, then shown, sent and explained from here. */
export interface ReadSearch extends ParsedQuery {
  /** The search as it is run: a text that is one citation is looked up as a citation. */
  readonly search: SearchState;
}

/** Decides whether a search is a citation, and parses its text. */
export function readSearch(typed: SearchState): ReadSearch {
  const search = asCitation(typed);
  return { search, ...parseQuery(search.kind === 'text' ? search.text : '') };
}

/** Looks up a text that is exactly one citation, unless quotation marks ask for its words. */
function asCitation(search: SearchState): SearchState {
  const { kind, text, courtNames } = search;
  if (kind !== 'text' || courtNames.length > 0 || /^["“]/.test(text)) return search;
  const house = slugToHouseCitation(houseCitationToSlug(text));
  // Acts have citations of the library too, but an act is no judgment.
  if (house !== undefined) return / HNS?A /.test(house) ? search : { ...search, kind: 'citation', text: house };
  return parseCitation(text) === undefined ? search : { ...search, kind: 'citation' };
}

/** The body that asks for one page of judgments. `courts` resolves `court:`; it is needed when the tree uses it. */
export function resultsBody(
  { search, tree }: ReadSearch,
  { page, courts }: { readonly page: number; readonly courts: readonly KnownCourt[] | undefined },
): SearchBody {
  const from = (page - 1) * PAGE_SIZE;
  const { kind, text, courtNames, sort } = search;
  if (kind === 'citation') return citationBody({ citation: text, parse: parseCitation, from, size: PAGE_SIZE });
  return toSearchBody(tree, { courtNames, sort, from, size: PAGE_SIZE, ...(courts && { courts }) });
}

/** The body that counts the judgments of every court that match, whatever courts the search is narrowed to. */
export function allCourtsBody(
  { tree }: ReadSearch,
  { courts }: { readonly courts: readonly KnownCourt[] | undefined },
): SearchBody {
  return toSearchBody(tree, { size: 1, ...(courts && { courts }) });
}

/** True when a search names courts (`court:`), so that the list of courts is needed to run it. */
export function usesCourtNames(tree: QueryTree): boolean {
  switch (tree.type) {
    case 'field':
      return tree.name === 'court' || usesCourtNames(tree.of);
    case 'not':
      return usesCourtNames(tree.of);
    case 'and':
    case 'or':
    case 'near':
      return tree.of.some(usesCourtNames);
    case 'all':
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
      return false;
  }
}
