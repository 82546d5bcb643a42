import type { FieldName } from './fields.js';
import type { NearTree, QueryTree } from './query-tree.js';

/** The search syntax of a legal database. */
export type QueryDialect = 'headnote' | 'manupatra' | 'indian-kanoon';

/** A range of characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The type of a token, and its value. */
export type Piece =
  | readonly ['leaf', QueryTree]
  | readonly ['field', FieldName]
  | readonly ['near', Pick<NearTree, 'within' | 'ordered'>]
  | readonly ['and' | 'or' | 'not' | '(' | ')'];

/** One token of a search with its position. */
export interface Token extends Span {
  readonly piece: Piece;
}

/**
 * Reports a problem. The message is the text at `span`, or `subject` if that text is too long, followed by `reason`.
 * `fix` replaces the text.
 */
export type Report = (span: Span, reason: string, fix?: string, subject?: string) => void;

/** Reports that the search is ignored from an index on, and why. */
export type Cut = (start: number, reason: string) => void;
