import * as acts from '../../contract/records/act-names.js';
import * as cases from '../../contract/records/case-names.js';
import { actListFields, caseListFields } from '../../contract/records/list-fields.js';
import type { Aggregation, Clause, SearchBody, SortKey } from '../../contract/search/search-body.js';
import { MAX_ACT_BUCKETS, MAX_BUCKETS } from '../../contract/search/search-limits.js';
import { wordsOf } from '../words.js';
import { omitEmpty } from '../omit-empty.js';
import { boldTags, FRAGMENT_SIZE } from './parts.js';
import { clausesOf, phraseClause, plainWords, type ClauseOptions } from './clauses.js';
import type { QueryTree } from '../language/query-tree.js';
import { caseScopes, matchAll } from './scopes.js';
import { conditionsOf, partsOf } from './conditions-of.js';
import { betweenParties } from './typed-parties.js';

/** Hits per page. */
const RESULTS_SIZE = 20;
/** Highlighted fragments of a judgment, and of an act. */
const CASE_FRAGMENTS = 3;
const ACT_FRAGMENTS = 2;
/** Maximum number of words that are also searched as a phrase. Longer texts are rarely quoted word for word. */
const MAX_PHRASE_WORDS = 8;

const byTitle: SortKey = { [acts.TITLE]: 'asc' };
/** Orders by date. Judgments without a date come last. */
const byDate = (order: 'asc' | 'desc'): SortKey => ({ [cases.DECIDED_ON]: { order, missing: '_last' } });

const sorts = {
  relevance: ['_score', { [cases.DECIDED_ON]: 'desc' }],
  newest: [byDate('desc'), '_score'],
  oldest: [byDate('asc'), '_score'],
  cited: [{ [cases.CITED_COUNT]: 'desc' }, '_score'],
} as const satisfies Record<string, readonly SortKey[]>;

/** The order of judgments. Acts are always ordered by relevance, then by title. */
export type SearchSort = keyof typeof sorts;

const aggregations = {
  courts: { terms: { field: cases.COURT_NAME, size: MAX_BUCKETS } },
  decisions: { terms: { field: cases.DECISION, size: MAX_BUCKETS } },
  years: { date_histogram: { field: cases.DECIDED_ON, calendar_interval: 'year' } },
  benches: { terms: { field: cases.BENCH_STRENGTH, size: MAX_BUCKETS } },
  treatments: { terms: { field: cases.TREATMENT, size: MAX_BUCKETS } },
} as const satisfies Record<string, Aggregation>;

/** A property by which the judgments found are counted. */
export type SearchFacet = keyof typeof aggregations;

/** Options of `toSearchBody`. */
export interface SearchOptions extends ClauseOptions {
  /** Number of hits to skip; 0 by default. */
  readonly from?: number;
  /** Hits per page; 20 by default. */
  readonly size?: number;
  /** Order of judgments; `relevance` by default. */
  readonly sort?: SearchSort;
  /** Restricts the search to these courts, by their full names. */
  readonly courtNames?: readonly string[];
  /** Restricts the search to these outcomes, as they are counted. */
  readonly decisions?: readonly string[];
  /** Restricts the search to benches of so many judges. */
  readonly benches?: readonly number[];
  /** Restricts the search to judgments that later judgments treat so. */
  readonly treatments?: readonly string[];
  /** Restricts the search to years of decision, both included. */
  readonly years?: { readonly from?: number; readonly to?: number };
  /** A second search among the results of the first. */
  readonly within?: QueryTree;
  /** Properties to count; `['courts']` by default. Acts are always counted by year. */
  readonly facets?: readonly SearchFacet[];
  /** Whether to return fragments of the text; true by default. */
  readonly highlight?: boolean;
}

/**
 * Creates the request that searches judgments or acts for a tree. A tree of `parseQuery` gives a request within the
 * limits of the server. Words are searched in all fields and in all their forms; words of a phrase are searched as
 * written, in fields with sentences or names; `near` is searched in the text. Of `A v B`, judgments between A and B come first.
 * Stop words need not match (`of`), nor those of `judgment of justice Rao on`; his judgments come first. `court:` is looked up in `courts`.
 */
export function toSearchBody(tree: QueryTree, options: SearchOptions = {}): SearchBody {
  const { kind, from = 0, size = RESULTS_SIZE, courtNames = [], facets = ['courts'] } = options;
  const isActs = kind === 'acts';
  const { parts, said, judge, parties } = conditionsOf(partsOf(tree), { isActs });
  const all = [...parts, ...conditionsOf(partsOf(options.within), { isActs }).parts];
  const isEmpty = all.length === 0;
  const clauses = clausesOf(all, options);
  if (isEmpty) clauses.must.push({ match_all: {} });
  clauses.filter.push(...narrowing({ ...options, courtNames }));
  const words = plainWords(said);
  const isPhrase = !isActs && words.length > 1 && words.length <= MAX_PHRASE_WORDS;
  // Optional: judgments with the words next to each other come first.
  const sideBySide = isPhrase ? [phraseClause(words.join(' '), caseScopes.all.phrases)] : [];
  const should = [
    ...sideBySide,
    ...(parties ? betweenParties(parties) : []),
    ...(judge.length > 0 ? [matchAll(cases.JUDGES, judge.join(' '))] : []),
    ...parts.flatMap(aboutProvision),
  ];
  const fragments = { fragment_size: FRAGMENT_SIZE, number_of_fragments: isActs ? ACT_FRAGMENTS : CASE_FRAGMENTS };
  const text = isActs ? acts.CONTENT : cases.CONTENT;
  return omitEmpty<SearchBody>({
    query: isActs && isEmpty ? { match_all: {} } : { bool: omitEmpty({ ...clauses, should }) },
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

/** The sign of a provision, in the same words for all. */
const UNIT = /^(?:u\/s|s|ss|sec|sections?|art|articles?|order|rule|of|the|act)$/i;

/** Optional: a judgment comes first that has the number and the name of the act often. */
function aboutProvision(part: QueryTree): Clause[] {
  if (part.type !== 'field' || !['provision', 'only'].includes(part.name) || !('text' in part.of)) return [];
  const query = wordsOf(part.of.text.replace(/\(\w{1,4}\)/g, ' '))
    .filter((word) => !UNIT.test(word))
    .join(' ');
  return query === '' ? [] : [{ match: { [cases.CONTENT]: { query, operator: 'or' } } }];
}

function narrowing({ courtNames, decisions, benches, treatments, years }: SearchOptions): Clause[] {
  const values: readonly (readonly [string, readonly (string | number)[] | undefined])[] = [
    [cases.COURT_NAME, courtNames],
    [cases.DECISION, decisions],
    [cases.BENCH_STRENGTH, benches],
    [cases.TREATMENT, treatments],
  ];
  const clauses: Clause[] = values.flatMap(([field, list]) =>
    list?.[0] === undefined ? [] : { terms: { [field]: list } },
  );
  const bounds = omitEmpty({ gte: years?.from?.toString(), lte: years?.to?.toString() });
  return Object.keys(bounds).length > 0 ? [...clauses, { range: { [cases.DECIDED_ON]: bounds } }] : clauses;
}
