import { parseCitation, type Citation } from '@headnote/core/citation/parse';
import type { SearchBody } from '@headnote/core/contract';
import {
  parseQuery,
  type KnownCourt,
  type ParsedQuery,
  type QueryTree,
  type SearchFacet,
  type SearchOptions,
} from '@headnote/core/search';
import {
  citationBody,
  houseCitationToSlug,
  resultsBody,
  slugToHouseCitation,
  searchSuggestions,
  withWider,
  type SearchState,
  type SearchSuggestion,
} from '@headnote/core/search/bodies';
import { mayBeProvision } from '../links/may-be-provision.js';
import { listSettings } from './list-settings.js';
import { wordsOfCitation } from './words-of-citation.js';

/** A search with its text parsed: made once per search, then shown, sent and explained from here. */
export interface ReadSearch extends ParsedQuery {
  /** The search as it is run: a text that is one citation is looked up as a citation. */
  readonly search: SearchState;
  /** The citation that the text is; undefined for words and for several citations. */
  readonly citation: Citation | undefined;
}

/** Decides whether a search is a citation or a provision, and parses its text. */
export function readSearch(typed: SearchState): ReadSearch {
  const read = asCitation(typed);
  const { kind, text } = read.search;
  const parsed = parseQuery(kind === 'text' ? text : '');
  if (kind !== 'text' || parsed.tree.type === 'field' || !mayBeProvision(text)) return { ...read, ...parsed };
  return { ...read, tree: onProvision(text), problems: [] };
}

/** The search for judgments that name a provision. The server reads it; a text that is none is searched by its words. */
const onProvision = (text: string): QueryTree => ({
  type: 'field',
  name: 'provision',
  of: { type: 'phrase', text: text.replaceAll('"', ' ') },
});

/** The same search by its words, where it proved to be no provision. */
export function readAsWords(read: ReadSearch): ReadSearch {
  return { ...read, ...parseQuery(read.search.text) };
}

/** Looks up a text that is exactly one citation, unless quotation marks ask for its words. */
function asCitation(search: SearchState): Pick<ReadSearch, 'search' | 'citation'> {
  const { kind, text, courtNames, narrowing } = search;
  if (kind === 'citation') return { search, citation: parseCitation(text) };
  const words = { search, citation: undefined };
  if (kind !== 'text' || courtNames.length > 0 || narrowing !== undefined || /^["“]/.test(text)) return words;
  const house = slugToHouseCitation(houseCitationToSlug(text));
  // Acts have citations of the library too, but an act is no judgment.
  if (house !== undefined && / HNS?A /.test(house)) return words;
  const citation = parseCitation(house ?? text);
  if (house === undefined && citation === undefined) return words;
  return { search: { ...search, kind: 'citation', text: house ?? text }, citation };
}

/** What the results count, beside the judgments themselves. */
export const facets = [
  'courts',
  'years',
  'benches',
  'decisions',
  'treatments',
] as const satisfies readonly SearchFacet[];

/** The courts of the library, which resolve `court:`. They are needed when the tree uses it. */
interface Courts {
  readonly courts: readonly KnownCourt[] | undefined;
}

/** What narrows a search, and its order, as the body of a search takes it. */
export function optionsOf({ search }: Pick<ReadSearch, 'search'>, { courts }: Courts): SearchOptions {
  const { courtNames, sort, narrowing: { words, ...narrowing } = {} } = search;
  const within = words === undefined ? undefined : parseQuery(words).tree;
  return { ...(courts && { courts }), courtNames, sort, ...narrowing, ...(within && { within }) };
}

interface PageOptions extends Courts {
  /** Counted from 1. */
  readonly page: number;
  /** Properties that are counted whatever values of them the search is narrowed to; none by default. */
  readonly open?: readonly SearchFacet[];
}

/** The body that asks for one page of judgments, with everything that the page counts. */
export function pageBody(read: ReadSearch, { page, courts, open = [] }: PageOptions): SearchBody {
  const { pageSize: size } = listSettings();
  const from = (page - 1) * size;
  const wider = widerSearches(read, { courts });
  if (read.search.kind === 'citation') return withWider(lookUpBody(read, { from, size }), wider);
  return resultsBody(read.tree, { ...optionsOf(read, { courts }), from, size, facets, open, wider });
}

/** The body that looks up a citation. */
export function lookUpBody(
  { search, citation }: ReadSearch,
  page: { readonly from?: number; readonly size?: number } = {},
): SearchBody {
  const parse = (part: string) => (part === search.text && citation ? citation : parseCitation(part));
  return citationBody({ citation: search.text, parse, ...page });
}

/** The wider searches that the page offers if it has no judgments. A citation is searched by its words then. */
export function widerSearches(read: ReadSearch, courts: Courts): readonly SearchSuggestion[] {
  const words = inWords(read);
  return searchSuggestions(words.tree, optionsOf(words, courts));
}

/** The search for the words of a citation in the texts; any other search as it is. */
export function inWords(read: ReadSearch): ReadSearch {
  return read.search.kind === 'citation' ? readSearch(wordsOfCitation(read.search)) : read;
}

/** The properties that a search is narrowed by. */
export function narrowedFacets({ courtNames, narrowing = {} }: SearchState): readonly SearchFacet[] {
  return facets.filter((facet) =>
    facet === 'courts' ? courtNames.length > 0 : facet === 'years' ? narrowing.years : narrowing[facet]?.length,
  );
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
