import * as acts from '../../contract/records/act-names.js';
import * as cases from '../../contract/records/case-names.js';
import { actListFields, caseListFields } from '../../contract/records/list-fields.js';
import type { Aggregation, SearchBody, SortKey } from '../../contract/search/search-body.js';
import { MAX_ACT_BUCKETS, MAX_BUCKETS } from '../../contract/search/search-limits.js';
import { given } from '../given.js';
import { boldTags, FRAGMENT_SIZE } from './parts.js';
import { clausesOf, phraseClause, plainWords, type ClauseOptions } from './clauses.js';
import type { QueryTree } from '../language/query-tree.js';
import { caseScopes } from './scopes.js';

/** Hits of one page of results. */
const RESULTS_SIZE = 20;
/** Fragments of a judgment's text, and of an act's. */
const CASE_FRAGMENTS = 3;
const ACT_FRAGMENTS = 2;
/** Most words that are also looked for side by side; a longer stretch is hardly ever quoted word for word. */
const MAX_WORDS_TOGETHER = 8;

const byTitle: SortKey = { [acts.TITLE]: 'asc' };
/** A judgment without a date comes last. */
const byDate = (order: 'asc' | 'desc'): SortKey => ({ [cases.DECIDED_ON]: { order, missing: '_last' } });

const sorts = {
  relevance: ['_score', { [cases.DECIDED_ON]: 'desc' }],
  newest: [byDate('desc'), '_score'],
  oldest: [byDate('asc'), '_score'],
  cited: [{ [cases.CITED_COUNT]: 'desc' }, '_score'],
} as const satisfies Record<string, readonly SortKey[]>;

/** How judgments are ordered. Acts are ordered by relevance, then by title. */
export type SearchSort = keyof typeof sorts;

const aggregations = {
  courts: { terms: { field: cases.COURT_NAME, size: MAX_BUCKETS } },
  decisions: { terms: { field: cases.DECISION, size: MAX_BUCKETS } },
  years: { date_histogram: { field: cases.DECIDED_ON, calendar_interval: 'year' } },
} as const satisfies Record<string, Aggregation>;

/** What is counted among all judgments found. */
export type SearchFacet = keyof typeof aggregations;

/** What a search is to give beside what it looks for. */
export interface SearchOptions extends ClauseOptions {
  readonly from?: number;
  /** Hits of a page; 20 where nothing is said. */
  readonly size?: number;
  readonly sort?: SearchSort;
  /** Only judgments of these courts, by their full names. */
  readonly courtNames?: readonly string[];
  /** What is counted; the courts where nothing is said. Acts are always counted by year. */
  readonly facets?: readonly SearchFacet[];
  /** False leaves out the fragments of the text. */
  readonly highlight?: boolean;
}

/**
 * The body that searches judgments, or acts, for a tree. For a tree of `parseQuery` it stays within the limits of a
 * server. Words are found in every field, phrases where there are sentences or names, nearness in the text; words of a
 * phrase are found as they are, other words in all their forms. `court:` is looked up in `courts`.
 */
export function toSearchBody(tree: QueryTree, options: SearchOptions = {}): SearchBody {
  const { kind, from = 0, size = RESULTS_SIZE, courtNames = [], facets = ['courts'] } = options;
  const isActs = kind === 'acts';
  const parts = tree.type === 'and' ? tree.of : tree.type === 'all' ? [] : [tree];
  const isEmpty = parts.length === 0;
  const clauses = clausesOf(parts, options);
  if (isEmpty) clauses.must.push({ match_all: {} });
  if (courtNames.length > 0) clauses.filter.push({ terms: { [cases.COURT_NAME]: courtNames } });
  const words = plainWords(parts);
  const isTogether = !isActs && words.length > 1 && words.length <= MAX_WORDS_TOGETHER;
  // Not required, but judgments that have the words side by side come first.
  const should = isTogether ? [phraseClause(words.join(' '), caseScopes.all.phrases)] : [];
  const fragments = { fragment_size: FRAGMENT_SIZE, number_of_fragments: isActs ? ACT_FRAGMENTS : CASE_FRAGMENTS };
  const text = isActs ? acts.CONTENT : cases.CONTENT;
  return given<SearchBody>({
    query: isActs && isEmpty ? { match_all: {} } : { bool: given({ ...clauses, should }) },
    from,
    size,
    sort: isActs ? (isEmpty ? [byTitle] : ['_score', byTitle]) : sorts[options.sort ?? 'relevance'],
    _source: isActs ? actListFields : caseListFields,
    highlight: options.highlight === false ? undefined : { fields: { [text]: fragments }, ...boldTags },
    aggs: isActs
      ? { years: { terms: { field: acts.YEAR, size: MAX_ACT_BUCKETS } } }
      : Object.fromEntries(facets.map((facet) => [facet, aggregations[facet]])),
    track_total_hits: true,
  });
}
