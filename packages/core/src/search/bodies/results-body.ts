import * as cases from '../../contract/records/case-names.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { MAX_BODY } from '../../contract/search/search-limits.js';
import type { QueryTree } from '../language/query-tree.js';
import { toSearchBody, type SearchFacet, type SearchOptions } from './to-search-body.js';
import type { SearchSuggestion } from './search-suggestions.js';
import { plainWords } from './clauses.js';
import { conditionsOf, partsOf } from './conditions-of.js';
import { partsOfFacet, withoutFacet } from './without-facet.js';

/** The option that narrows a search by the property. */
const optionOf = (facet: SearchFacet) => (facet === 'courts' ? 'courtNames' : facet);

/** Options of `resultsBody`. */
export interface ResultsOptions extends SearchOptions {
  /**
   * Counted properties whose values are counted whatever values the search is narrowed to, by choice or in its text: a
   * histogram shows all years, a list of courts the other courts. None by default.
   */
  readonly open?: readonly SearchFacet[];
  /** Wider searches to count if this one finds nothing, of `searchSuggestions`. */
  readonly wider?: readonly SearchSuggestion[];
}

/**
 * Creates the one request of a results page: the hits of `toSearchBody`, all counts, the counts of wider searches, and on the
 * first page the judgments that lack one or two of several words.
 */
export function resultsBody(tree: QueryTree, { open = [], wider = [], ...options }: ResultsOptions = {}): SearchBody {
  const others = { ...options };
  for (const facet of open) delete others[optionOf(facet)];
  const rest = open.reduce((left, facet) => withoutFacet(left, facet), tree);
  const body = withNames(toSearchBody(rest, others));
  const choices = Object.fromEntries(open.map((facet) => [facet, choiceOf(tree, facet, options)]));
  const isNear =
    options.kind !== 'acts' &&
    !options.from &&
    plainWords(conditionsOf(partsOf(tree), { isActs: false }).parts).length > 1;
  return withWider({ ...body, ...(open.length > 0 && { choices }), ...(isNear && { near_misses: true }) }, wider);
}

/** Also marks the words of the search in the names of the parties. */
function withNames(body: SearchBody): SearchBody {
  if (body.highlight === undefined) return body;
  const whole = { number_of_fragments: 0 };
  const fields = { ...body.highlight.fields, [cases.APPELLANT]: whole, [cases.RESPONDENT]: whole };
  return { ...body, highlight: { ...body.highlight, fields } };
}

/**
 * Creates the request that counts the judgments of a search whose date is not known: no choice of years finds them. The years of the
 * search do not count.
 */
export function undatedBody(tree: QueryTree, options: SearchOptions = {}): SearchBody {
  const { years: _years, ...others } = options;
  const body = toSearchBody(withoutFacet(tree, 'years'), { ...others, size: 1, facets: [], highlight: false });
  const undated = { must: [body.query], must_not: [{ exists: { field: cases.DECIDED_ON } }] };
  return { ...body, query: { bool: undated } };
}

/** What narrows a search by a property. */
function choiceOf(tree: QueryTree, facet: SearchFacet, options: SearchOptions): Clause {
  const { courts, [optionOf(facet)]: own } = options;
  return toSearchBody(partsOfFacet(tree, facet), { ...(courts && { courts }), [optionOf(facet)]: own }).query;
}

/** Adds wider searches to a body, as many as the limit of a request has room for. */
export function withWider(body: SearchBody, suggestions: readonly SearchSuggestion[]): SearchBody {
  const wider: Record<string, Clause> = {};
  let left = MAX_BODY - sizeOf(body) - ROOM;
  for (const [at, { tree, options }] of suggestions.entries()) {
    const { query } = toSearchBody(tree, options);
    left -= sizeOf(query) + ROOM;
    if (left < 0) break;
    wider[nameOf(at)] = query;
  }
  return Object.keys(wider).length === 0 ? body : { ...body, wider };
}

/** Bytes of a name and the signs around it. */
const ROOM = 16;

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const nameOf = (at: number): string => `wider${at}`;

/** A wider search that finds something. */
export interface CountedSuggestion extends SearchSuggestion {
  readonly count: number;
  readonly isFloor: boolean;
}

/** Returns the wider searches that find something, with the counts of an answer to the body that they were added to. */
export function countedSuggestions(
  suggestions: readonly SearchSuggestion[],
  counts: Readonly<Record<string, { readonly value: number; readonly relation: 'eq' | 'gte' }>> = {},
): readonly CountedSuggestion[] {
  return suggestions.flatMap((suggestion, at) => {
    const { value = 0, relation } = counts[nameOf(at)] ?? {};
    return value > 0 ? [{ ...suggestion, count: value, isFloor: relation === 'gte' }] : [];
  });
}
