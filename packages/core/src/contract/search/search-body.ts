/**
 * Ending of the name of a text field's unstemmed twin: `content.exact` finds `landed` and not `land`. The twin is
 * taken wherever a text field is, and its matches are marked in highlights of the field itself.
 */
export const EXACT = '.exact';

/** A value that exact fields are compared with. */
export type Scalar = string | number | boolean;

/** `match`: the words of a text in one field. */
export interface MatchOptions {
  readonly query: string;
  readonly operator?: 'and' | 'or';
  /** Letters that may differ, each a change, an addition or a loss; `AUTO` allows one from four letters on. */
  readonly fuzziness?: 0 | 1 | 'AUTO';
}

/** `match_phrase`: the words of a text one behind the other. */
export interface MatchPhraseOptions {
  readonly query: string;
  /** How many words may stand between, 0 to 100. */
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
 * `prefix`, a `wildcard`, another `near`, or a `bool` with nothing but `should` of these (any of them), on the same
 * field or its exact twin.
 */
export interface NearOptions {
  readonly field: string;
  /** Two to eight parts. */
  readonly of: readonly Clause[];
  /**
   * 1 to 100 words from one part to the next (1: side by side), counted from the end of the earlier to the start of
   * the later, every word of the text; or within the same sentence or paragraph.
   */
  readonly within: number | 'sentence' | 'paragraph';
  /** True: the parts in the order in which they are given. */
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
 * One clause of a query, exactly one key. Field names are wire names. `prefix` is the beginning of one word;
 * `wildcard` is one word with `*` (any letters) and `?` (one letter); both begin with two letters at least.
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

/** Names of the clauses a server takes; any other answers 400 with its place. */
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

/** Direction of a sort key, or with the place of documents that have no value. */
export type SortOrder = 'asc' | 'desc' | { readonly order: 'asc' | 'desc'; readonly missing?: '_last' };

/** One sort key: the score, a field (ascending), or a field with its order. */
export type SortKey = string | PerField<SortOrder>;

/** Highlighting: fragments of a field with the hits between the tags. */
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
   * Goes on behind a hit, past the window of `from`: the hit's value of each key of `sort` (`null` where it has none),
   * then its id. For members' exports; needs `sort`, and `from` 0.
   */
  readonly search_after?: readonly (Scalar | null)[];
  readonly _source?: readonly string[];
  readonly highlight?: Highlight;
  readonly aggs?: Readonly<Record<string, Aggregation>>;
  readonly track_total_hits?: boolean;
}
