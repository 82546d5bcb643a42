import type { FieldName, RangeName } from './fields.js';

/**
 * What a search means. `parseQuery` makes it; `explain`, `printQuery` and `toSearchBody` read it. A tree is in its
 * shortest form: no `and` within an `and`, no `or` within an `or`, two parts at least in both.
 */
export type QueryTree =
  /** Nothing was asked for: every document. */
  | { readonly type: 'all' }
  /** One word as typed; its other forms are found too. With a stop or a slash within (`u/s`, `34(1)`): its parts side by side. */
  | { readonly type: 'word'; readonly text: string }
  /** Words side by side, exactly as typed; with `slop`, so many words may stand between. */
  | { readonly type: 'phrase'; readonly text: string; readonly slop?: number }
  /** Words like this one: `*` any letters, `?` one letter. */
  | { readonly type: 'pattern'; readonly text: string }
  | { readonly type: 'and' | 'or'; readonly of: readonly QueryTree[] }
  | { readonly type: 'not'; readonly of: QueryTree }
  | NearTree
  /** The part holds within one field; a field further in takes its place. */
  | { readonly type: 'field'; readonly name: FieldName; readonly of: QueryTree }
  | RangeTree;

/**
 * Parts close to each other: words, phrases, patterns, `near`, or any of these joined by `or`. Two parts; more only in the
 * same sentence or paragraph, because a distance is one between two: `a /5 b /5 c` is c close to where a and b are close.
 */
export interface NearTree {
  readonly type: 'near';
  readonly of: readonly QueryTree[];
  /** Words from one part to the next, 1 to 100, or the same sentence or paragraph. */
  readonly within: number | 'sentence' | 'paragraph';
  /** True where the parts come in the order given. */
  readonly ordered: boolean;
}

/** A year, a date or a number of judges between bounds, both included; one of them is given at least. */
export interface RangeTree {
  readonly type: 'range';
  readonly name: RangeName;
  /** Digits of a year or a number; for `date` an ISO date, month or year. */
  readonly from?: string;
  readonly to?: string;
}

/** Something in a search that was not read as it was meant, perhaps. */
export interface QueryProblem {
  /** Columns of the text: from the first character concerned to the one behind the last. */
  readonly start: number;
  readonly end: number;
  /** What is the matter and how to mend it, for the reader. */
  readonly message: string;
  /** What to put in the place of these columns. */
  readonly fix?: string;
}
