/** A value that exact fields are compared with. */
export type Scalar = string | number | boolean;

/** `match`: the words of a text in one field. */
export interface MatchOptions {
  readonly query: string;
  readonly operator?: 'and' | 'or';
  readonly fuzziness?: 0 | 1 | 'AUTO';
}

/** `match_phrase`: the words of a text one behind the other; `slop` is how many words may stand between. */
export interface MatchPhraseOptions {
  readonly query: string;
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

/** `bool`: clauses joined; each part is one clause or a list. */
export interface BoolOptions {
  readonly must?: Clause | readonly Clause[];
  readonly should?: Clause | readonly Clause[];
  readonly must_not?: Clause | readonly Clause[];
  readonly filter?: Clause | readonly Clause[];
  readonly minimum_should_match?: number;
}

type PerField<T> = Readonly<Record<string, T>>;

/** One clause of a query, exactly one key. Field names are wire names. */
export type Clause =
  | { readonly match_all: Readonly<Record<never, never>> }
  | { readonly match_none: Readonly<Record<never, never>> }
  | { readonly bool: BoolOptions }
  | { readonly match: PerField<string | MatchOptions> }
  | { readonly match_phrase: PerField<string | MatchPhraseOptions> }
  | { readonly multi_match: MultiMatchOptions }
  | { readonly term: PerField<Scalar> }
  | { readonly terms: PerField<readonly Scalar[]> }
  | { readonly range: PerField<RangeBounds> }
  | { readonly exists: { readonly field: string } }
  | { readonly ids: { readonly values: readonly string[] } };

/** Names of the clauses a server takes at this stage; the others of the request format answer 400 with their name. */
export const clauseNames = [
  'match_all',
  'match_none',
  'bool',
  'match',
  'match_phrase',
  'multi_match',
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
  readonly _source?: readonly string[];
  readonly highlight?: Highlight;
  readonly aggs?: Readonly<Record<string, Aggregation>>;
  readonly track_total_hits?: boolean;
}
