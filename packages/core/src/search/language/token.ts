import type { FieldName } from './fields.js';
import type { NearTree, QueryTree } from './query-tree.js';

/** Whose way of writing a search it is. */
export type QueryDialect = 'headnote' | 'manupatra' | 'indian-kanoon';

/** Columns of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a piece of a search is, and what it holds. */
export type Piece =
  | readonly ['leaf', QueryTree]
  | readonly ['field', FieldName]
  | readonly ['near', Pick<NearTree, 'within' | 'ordered'>]
  | readonly ['and' | 'or' | 'not' | '(' | ')'];

/** One piece of a search with its columns. */
export interface Token extends Span {
  readonly piece: Piece;
}

/**
 * Takes a problem down: what is said behind the piece of text concerned, and what to write in its place. `about` stands
 * for a piece that is too long to be said.
 */
export type Report = (span: Span, what: string, fix?: string, about?: string) => void;

/** Takes down from which column on a search is left out, and why. */
export type Cut = (start: number, why: string) => void;
