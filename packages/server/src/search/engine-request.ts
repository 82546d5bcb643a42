import type { CountedField, DateField, ExactField, SearchField, SortField, TextField } from './fields.js';

/** A search request after the guard: every part is known, bounded and freshly built; fields have English names. */
export interface EngineRequest {
  readonly query: Clause;
  readonly from: number;
  readonly size: number;
  /** At most three; empty means by score. Equal documents stand newest first. */
  readonly sort: readonly SortKey[];
  readonly highlight: readonly HighlightField[];
  /** Only this many characters from the start of a text are highlighted; missing means the whole text. */
  readonly highlightWindow?: number;
  readonly aggregations: readonly Aggregation[];
  /** Counts per year or month; missing means none. */
  readonly histograms?: readonly Histogram[];
  /** Goes on behind this hit; `sort` is not empty and `from` is 0. */
  readonly after?: AfterHit;
  /** Only documents of this kind. */
  readonly kind?: 'case' | 'act';
}

/** One clause of the query. */
export type Clause =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  | BoolClause
  | MatchClause
  | PhraseClause
  | MultiMatchClause
  | PrefixClause
  | WildcardClause
  | NearClause
  | { readonly type: 'terms'; readonly field: ExactField; readonly values: readonly (string | number)[] }
  | RangeClause
  | { readonly type: 'exists'; readonly field: SearchField }
  | { readonly type: 'ids'; readonly values: readonly string[] };

/** Words of one field. */
export interface MatchClause {
  readonly type: 'match';
  readonly field: TextField;
  readonly text: string;
  readonly operator: 'and' | 'or';
  /** In the form of the field without stemming. */
  readonly exact?: true;
  /** Letters of a word that may differ; `auto`: none in words of up to two letters, one in longer ones. */
  readonly fuzziness?: 1 | 'auto';
}

/** Words one behind the other in one field. */
export interface PhraseClause {
  readonly type: 'phrase';
  readonly field: TextField;
  readonly text: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
  /** Words that may stand between, 1 to 100; missing means none. */
  readonly slop?: number;
}

/** Words that begin with a text of one word, at least two letters long. */
export interface PrefixClause {
  readonly type: 'prefix';
  readonly field: TextField;
  readonly text: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
}

/** Words of a pattern: `*` any letters, `?` one; two letters at least before the first of them, at most eight. */
export interface WildcardClause {
  readonly type: 'wildcard';
  readonly field: TextField;
  readonly pattern: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
}

/** Parts close to each other in one field; each part says for itself whether it looks in the unstemmed twin. */
export interface NearClause {
  readonly type: 'near';
  readonly field: TextField;
  /** Two to eight. */
  readonly of: readonly NearPart[];
  /** 1 to 100 words from the end of one part to the start of the next, or the same sentence or paragraph. */
  readonly within: number | 'sentence' | 'paragraph';
  readonly ordered: boolean;
}

/** A part of `near`, on its field; a match is one word, `any` is one of several. */
export type NearPart =
  | MatchClause
  | PhraseClause
  | PrefixClause
  | WildcardClause
  | NearClause
  | { readonly type: 'any'; readonly of: readonly NearPart[] };

/** Clauses combined; `filter` and `mustNot` never change a score. */
export interface BoolClause {
  readonly type: 'bool';
  readonly must: readonly Clause[];
  readonly should: readonly Clause[];
  readonly mustNot: readonly Clause[];
  readonly filter: readonly Clause[];
  /** How many of `should` have to match. */
  readonly minimumShouldMatch: number;
}

/** The same words in several fields. */
export interface MultiMatchClause {
  readonly type: 'multi';
  readonly fields: readonly TextField[];
  readonly text: string;
  /** `best`: one field holds the words; `cross`: the fields together do; `phrase`: one field holds the phrase. */
  readonly mode: 'best' | 'cross' | 'phrase';
  readonly operator: 'and' | 'or';
  /** In the forms of all fields without stemming. */
  readonly exact?: true;
}

/** Bounds of a number, or of a date as days since 1600-01-01; at least one is given. */
export interface RangeClause {
  readonly type: 'range';
  readonly field: ExactField;
  readonly atLeast?: number;
  readonly above?: number;
  readonly atMost?: number;
  readonly below?: number;
}

/** One key of the order; missing values stand last in either direction. */
export interface SortKey {
  readonly field: 'score' | SortField;
  readonly descending: boolean;
}

/** What to highlight in one field; 0 fragments means the whole field. */
export interface HighlightField {
  readonly field: TextField;
  readonly fragmentSize: number;
  readonly fragments: number;
}

/** The commonest values of a field over all matching documents. */
export interface Aggregation {
  readonly name: string;
  readonly field: CountedField;
  readonly size: number;
}

/** Documents per year or month, oldest first; a bucket's key is `1973` or `1973-04`, periods without documents are left out. */
export interface Histogram {
  readonly name: string;
  readonly field: DateField;
  readonly interval: 'year' | 'month';
}

/** The hit behind which a search goes on: its value of each sort key (a date as days, null where missing) and its id. */
export interface AfterHit {
  readonly values: readonly (string | number | null)[];
  readonly id: string;
}
