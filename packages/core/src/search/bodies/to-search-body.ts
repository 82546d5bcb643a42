import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import type { Aggregation, Clause, SearchBody, SortKey } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { actListFields, boldTags, caseListFields, facetNames, FRAGMENT_SIZE, newestFirst } from './parts.js';
import { boolOf, type ClauseOptions, isPlain, phraseClause } from './clauses.js';
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
  [facetNames.courts]: { terms: { field: caseFields.courtName, size: searchLimits.maxBuckets } },
  [facetNames.decisions]: { terms: { field: caseFields.decision, size: searchLimits.maxBuckets } },
  [facetNames.years]: { date_histogram: { field: decidedOn, calendar_interval: 'year' } },
} as const satisfies Record<string, Aggregation>;

/** What is counted among all judgments found. */
export type SearchFacet = keyof typeof aggregations;

/** What a search is to give beside what it looks for. */
export interface SearchOptions extends Partial<ClauseOptions> {
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
function togetherClauses(parts: readonly QueryTree[]): Clause[] {
  const words = parts.filter(isPlain).map(({ text }) => text);
  const isPhrase = words.length >= 2 && words.length <= MAX_WORDS_TOGETHER;
  return isPhrase ? [phraseClause(words.join(' '), caseScopes.all.phrases)] : [];
}

/**
 * The body that searches judgments, or acts, for a tree. For a tree of `parseQuery` it stays within the limits of a
 * server. Words are found in every field, phrases where there are sentences or names, nearness in the text; words of a
 * phrase are found as they are, other words in all their forms. `court:` is looked up in `courts`.
 */
export function toSearchBody(tree: QueryTree, options: SearchOptions = {}): SearchBody {
  const isActs = options.kind === 'acts';
  const parts = tree.type === 'and' ? tree.of : tree.type === 'all' ? [] : [tree];
  const bool = boolOf(parts, { ...options, kind: options.kind ?? 'cases' });
  const courtNames = options.courtNames ?? [];
  const courts: Clause[] = courtNames.length > 0 ? [{ terms: { [caseFields.courtName]: courtNames } }] : [];
  const filter = [...((bool.filter ?? []) as readonly Clause[]), ...courts];
  const should = isActs ? [] : togetherClauses(parts);
  const facets = options.facets ?? [facetNames.courts];
  const text = isActs ? actFields.content : caseFields.content;
  const fragments = { fragment_size: FRAGMENT_SIZE, number_of_fragments: isActs ? ACT_FRAGMENTS : CASE_FRAGMENTS };
  const isEmpty = parts.length === 0;
  return {
    query:
      isActs && isEmpty
        ? { match_all: {} }
        : {
            bool: {
              ...bool,
              ...(isEmpty ? { must: [{ match_all: {} }] } : {}),
              ...(should.length > 0 ? { should } : {}),
              ...(filter.length > 0 ? { filter } : {}),
            },
          },
    from: options.from ?? 0,
    size: options.size ?? RESULTS_SIZE,
    sort: isActs ? (isEmpty ? [byTitle] : ['_score', byTitle]) : sorts[options.sort ?? 'relevance'],
    _source: isActs ? actListFields : caseListFields,
    ...(options.highlight === false ? {} : { highlight: { fields: { [text]: fragments }, ...boldTags } }),
    aggs: isActs
      ? { [facetNames.years]: { terms: { field: actFields.year, size: searchLimits.maxActBuckets } } }
      : Object.fromEntries(facets.map((facet) => [facet, aggregations[facet]])),
    track_total_hits: true,
  };
}
