/**
 * Suffix of a text field's unstemmed form: `content.exact` finds `landed` but not `land`. Clauses take it wherever they
 * take a text field; its matches appear in highlights of the field itself.
 */
export const EXACT = '.exact';

/**
 * Name for `term` and `terms` that takes provisions of law in words, `section 138 NI Act`: finds the judgments whose text
 * names the provision, also its parts (`138(1)(b)`), or its pair in the code that it replaced or that replaced it. A text that is no provision of a named act is searched by its words. For members.
 */
export const PROVISION = 'provision';

/** The same without the pair: only the judgments that name the provision itself, and none of the code that replaced it. */
export const PROVISION_ONLY = 'provision_only';

/**
 * Name for `term` and `terms` that takes `before`, `after` or `unsaid`: when the offence of a judgment on a penal code was committed, before
 * 1 July 2024 or from then on, as far as its text says so. For members.
 */
export const OFFENCE = 'offence';

/** A value to compare with exact fields. */
export type Scalar = string | number | boolean;

/** `match`: the words of a text in one field. */
export interface MatchOptions {
  readonly query: string;
  readonly operator?: 'and' | 'or';
  /**
   * Number of letters that may differ (changed, added or missing); `AUTO` allows one in words of four letters or more.
   */
  readonly fuzziness?: 0 | 1 | 'AUTO';
}

/** `match_phrase`: the words of a text, one after the other. */
export interface MatchPhraseOptions {
  readonly query: string;
  /** Words allowed in between, 0 to 100. */
  readonly slop?: number;
}

/** `multi_match`: a text in several fields. */
export interface MultiMatchOptions {
  readonly query: string;
  readonly fields: readonly string[];
  readonly type: 'best_fields' | 'phrase' | 'cross_fields';
  readonly operator?: 'and' | 'or';
}

/** `range`: bounds of a number or an ISO date. */
export interface RangeBounds {
  readonly gte?: string | number;
  readonly gt?: string | number;
  readonly lte?: string | number;
  readonly lt?: string | number;
}

/**
 * `near`: all parts close to each other in one field. Each part is a `match` of a single word, a `match_phrase`, a
 * `prefix`, a `wildcard`, another `near`, or a `bool` with only `should` of these (any of them), on the same field or
 * its exact form.
 */
export interface NearOptions {
  readonly field: string;
  /** Two to eight parts. */
  readonly of: readonly Clause[];
  /**
   * 1 to 100 words from the end of one part to the start of the next (1: adjacent), counting every word of the text; or
   * within the same sentence or paragraph.
   */
  readonly within: number | 'sentence' | 'paragraph';
  /** True: the parts must occur in this order. */
  readonly ordered?: boolean;
}

/** `bool`: clauses joined; each part is one clause or a list. */
export interface BoolOptions {
  readonly must?: Clause | readonly Clause[];
  readonly should?: Clause | readonly Clause[];
  readonly must_not?: Clause | readonly Clause[];
  readonly filter?: Clause | readonly Clause[];
  readonly minimum_should_match?: number;
}

type PerField<T> = Readonly<Record<string, T>>;

/**
 * One clause of a query, with exactly one key. Field names are wire names. `prefix` is the beginning of one word;
 * `wildcard` is one word with `*` (any letters) and `?` (one letter); both begin with at least two letters.
 */
export type Clause =
  | { readonly match_all: Readonly<Record<never, never>> }
  | { readonly match_none: Readonly<Record<never, never>> }
  | { readonly bool: BoolOptions }
  | { readonly match: PerField<string | MatchOptions> }
  | { readonly match_phrase: PerField<string | MatchPhraseOptions> }
  | { readonly multi_match: MultiMatchOptions }
  | { readonly prefix: PerField<string> }
  | { readonly wildcard: PerField<string> }
  | { readonly near: NearOptions }
  | { readonly term: PerField<Scalar> }
  | { readonly terms: PerField<readonly Scalar[]> }
  | { readonly range: PerField<RangeBounds> }
  | { readonly exists: { readonly field: string } }
  | { readonly ids: { readonly values: readonly string[] } };

/** Names of the clauses that a server accepts. It answers 400 to any other and names its position. */
export const clauseNames = [
  'match_all',
  'match_none',
  'bool',
  'match',
  'match_phrase',
  'multi_match',
  'prefix',
  'wildcard',
  'near',
  'term',
  'terms',
  'range',
  'exists',
  'ids',
] as const;

/** Direction of a sort key, optionally with the position of documents without a value. */
export type SortOrder = 'asc' | 'desc' | { readonly order: 'asc' | 'desc'; readonly missing?: '_last' };

/** One sort key: the score, a field (ascending), or a field with its order. */
export type SortKey = string | PerField<SortOrder>;

/** Highlighting: fragments of fields with tags around the hits. */
export interface Highlight {
  readonly fields: PerField<{ readonly fragment_size?: number; readonly number_of_fragments?: number }>;
  readonly pre_tags?: readonly ['<b>'];
  readonly post_tags?: readonly ['</b>'];
}

/** A count per value, or per year or month. */
export type Aggregation =
  | { readonly terms: { readonly field: string; readonly size: number } }
  | { readonly date_histogram: { readonly field: string; readonly calendar_interval: 'year' | 'month' } };

/** The search request: a bounded part of the OpenSearch query language. */
export interface SearchBody {
  readonly query: Clause;
  readonly from?: number;
  readonly size?: number;
  readonly sort?: readonly SortKey[];
  /**
   * Continues after a hit, beyond the window of `from`: the hit's value for each key of `sort` (`null` if it has none),
   * then its id. For members' exports; needs `sort`, and `from` 0.
   */
  readonly search_after?: readonly (Scalar | null)[];
  readonly _source?: readonly string[];
  readonly highlight?: Highlight;
  readonly aggs?: Readonly<Record<string, Aggregation>>;
  /**
   * What the reader has chosen among the values of aggregations, each by the name of its aggregation: `term`, `terms`,
   * `range`, `exists`, `ids`, and `bool` of these. Hits match all choices; an aggregation counts the documents that match
   * the other choices, so that the values that are not chosen are counted too.
   */
  readonly choices?: Readonly<Record<string, Clause>>;
  /** Wider queries by names of their own: if the page has no hits, the answer says how many documents each finds. */
  readonly wider?: Readonly<Record<string, Clause>>;
  /**
   * Whether to list, if a page by score has few hits or none, the judgments that lack one of the words that must match, or two
   * of at least four; for members.
   */
  readonly near_misses?: boolean;
  readonly track_total_hits?: boolean;
}
