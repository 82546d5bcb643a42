import { parseCitation, type Citation } from '@headnote/core/citation/parse';
import type { SearchBody } from '@headnote/core/contract';
import { parseQuery, toSearchBody, type KnownCourt, type ParsedQuery, type QueryTree } from '@headnote/core/search';
import { citationBody, houseCitationToSlug, slugToHouseCitation, type SearchState } from '@headnote/core/search/bodies';
import { PAGE_SIZE } from '../links/results-address.js';

/** A search with its text parsed: made once per search, then shown, sent and explained from here. */
export interface ReadSearch extends ParsedQuery {
  /** The search as it is run: a text that is one citation is looked up as a citation. */
  readonly search: SearchState;
  /** The citation that the text is; undefined for words and for several citations. */
  readonly citation: Citation | undefined;
}

/** Decides whether a search is a citation, and parses its text. */
export function readSearch(typed: SearchState): ReadSearch {
  const read = asCitation(typed);
  return { ...read, ...parseQuery(read.search.kind === 'text' ? read.search.text : '') };
}

/** Looks up a text that is exactly one citation, unless quotation marks ask for its words. */
function asCitation(search: SearchState): Pick<ReadSearch, 'search' | 'citation'> {
  const { kind, text, courtNames } = search;
  if (kind === 'citation') return { search, citation: parseCitation(text) };
  const words = { search, citation: undefined };
  if (kind !== 'text' || courtNames.length > 0 || /^["“]/.test(text)) return words;
  const house = slugToHouseCitation(houseCitationToSlug(text));
  // Acts have citations of the library too, but an act is no judgment.
  if (house !== undefined && / HNS?A /.test(house)) return words;
  const citation = parseCitation(house ?? text);
  if (house === undefined && citation === undefined) return words;
  return { search: { ...search, kind: 'citation', text: house ?? text }, citation };
}

/** The body that asks for one page of judgments. `courts` resolves `court:`; it is needed when the tree uses it. */
export function resultsBody(
  { search, tree, citation }: ReadSearch,
  { page, courts }: { readonly page: number; readonly courts: readonly KnownCourt[] | undefined },
): SearchBody {
  const from = (page - 1) * PAGE_SIZE;
  const { kind, text, courtNames, sort } = search;
  if (kind === 'citation') {
    const parse = (part: string) => (part === text && citation ? citation : parseCitation(part));
    return citationBody({ citation: text, parse, from, size: PAGE_SIZE });
  }
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
