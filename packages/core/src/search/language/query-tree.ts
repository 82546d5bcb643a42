import type { FieldName, RangeName } from './fields.js';

/**
 * The syntax tree of a search. `parseQuery` creates it; `explain`, `printQuery` and `toSearchBody` read it. It is
 * normalised: `and` and `or` have at least two parts, and no part of their own type.
 */
export type QueryTree =
  /** Every document: the search is empty. */
  | { readonly type: 'all' }
  /** One word, found in all its forms. A word with punctuation inside (`r/w`, `34(1)`) is found as a phrase. */
  | { readonly type: 'word'; readonly text: string }
  /** Words next to each other, exactly as typed; with `slop`, at most that many words may be between them. */
  | { readonly type: 'phrase'; readonly text: string; readonly slop?: number }
  /** Words that match a pattern: `*` is any letters, `?` is one letter. */
  | { readonly type: 'pattern'; readonly text: string }
  | { readonly type: 'and' | 'or'; readonly of: readonly QueryTree[] }
  | { readonly type: 'not'; readonly of: QueryTree }
  | NearTree
  /** The part must match within one field. */
  | { readonly type: 'field'; readonly name: FieldName; readonly of: QueryTree }
  | RangeTree;

/**
 * Parts near each other: words, phrases, patterns, `near`, or any of these joined by `or`. A distance in words has two
 * parts: in `a /5 b /5 c`, c must be near a match of `a /5 b`. `sentence` and `paragraph` have two to eight parts.
 */
export interface NearTree {
  readonly type: 'near';
  readonly of: readonly QueryTree[];
  /** Maximum distance in words, 1 to 100, or the same sentence or paragraph. */
  readonly within: number | 'sentence' | 'paragraph';
  /** Whether the parts must be in this order. */
  readonly ordered: boolean;
}

/** A year, date or number of judges between two limits, both included. At least one limit is set. */
export interface RangeTree {
  readonly type: 'range';
  readonly name: RangeName;
  /** Digits of a year or number; for `date` an ISO date, month or year. */
  readonly from?: string;
  readonly to?: string;
}

/** A part of a search that may not be understood as intended. */
export interface QueryProblem {
  /** Index of the first character. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
  /** What is wrong and how to correct it, for the user. */
  readonly message: string;
  /** Text that replaces the characters from `start` to `end`. */
  readonly fix?: string;
}
