import type { CountedField, ExactField, SearchField, SortField, TextField } from './fields.js';

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
  /** Only documents of this kind. */
  readonly kind?: 'case' | 'act';
}

/** One clause of the query. */
export type Clause =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  | BoolClause
  | { readonly type: 'match'; readonly field: TextField; readonly text: string; readonly operator: 'and' | 'or' }
  | { readonly type: 'phrase'; readonly field: TextField; readonly text: string }
  | MultiMatchClause
  | { readonly type: 'terms'; readonly field: ExactField; readonly values: readonly (string | number)[] }
  | RangeClause
  | { readonly type: 'exists'; readonly field: SearchField }
  | { readonly type: 'ids'; readonly values: readonly string[] };

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
