import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import type { Aggregation, Clause, SearchBody, SortKey } from '../../contract/search/search-body.js';
import { MAX_ACT_BUCKETS, MAX_BUCKETS } from '../../contract/search/search-limits.js';
import { given } from '../given.js';
import { actListFields, boldTags, caseListFields, facetNames, FRAGMENT_SIZE, newestFirst } from './parts.js';
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

const { decidedOn } = caseFields;
const byTitle: SortKey = { [actFields.title]: 'asc' };

const sorts = {
  relevance: ['_score', { [decidedOn]: 'desc' }],
  newest: [newestFirst, '_score'],
  oldest: [{ [decidedOn]: { order: 'asc', missing: '_last' } }, '_score'],
  cited: [{ [caseFields.citedCount]: 'desc' }, '_score'],
} as const satisfies Record<string, readonly SortKey[]>;

/** How judgments are ordered. Acts are ordered by relevance, then by title. */
export type SearchSort = keyof typeof sorts;

const aggregations = {
  [facetNames.courts]: { terms: { field: caseFields.courtName, size: MAX_BUCKETS } },
  [facetNames.decisions]: { terms: { field: caseFields.decision, size: MAX_BUCKETS } },
  [facetNames.years]: { date_histogram: { field: decidedOn, calendar_interval: 'year' } },
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

/** The words side by side: not required, but judgments that have them so come first. */
function togetherClauses(words: readonly string[]): Clause[] {
  const isPhrase = words.length >= 2 && words.length <= MAX_WORDS_TOGETHER;
  return isPhrase ? [phraseClause(words.join(' '), caseScopes.all.phrases)] : [];
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
  if (courtNames.length > 0) clauses.filter.push({ terms: { [caseFields.courtName]: courtNames } });
  const should = isActs ? [] : togetherClauses(plainWords(parts));
  const fragments = { fragment_size: FRAGMENT_SIZE, number_of_fragments: isActs ? ACT_FRAGMENTS : CASE_FRAGMENTS };
  const text = isActs ? actFields.content : caseFields.content;
  return given<SearchBody>({
    query: isActs && isEmpty ? { match_all: {} } : { bool: given({ ...clauses, should }) },
    from,
    size,
    sort: isActs ? (isEmpty ? [byTitle] : ['_score', byTitle]) : sorts[options.sort ?? 'relevance'],
    _source: isActs ? actListFields : caseListFields,
    highlight: options.highlight === false ? undefined : { fields: { [text]: fragments }, ...boldTags },
    aggs: isActs
      ? { [facetNames.years]: { terms: { field: actFields.year, size: MAX_ACT_BUCKETS } } }
      : Object.fromEntries(facets.map((facet) => [facet, aggregations[facet]])),
    track_total_hits: true,
  });
}
