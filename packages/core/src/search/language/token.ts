import type { FieldName } from './fields.js';
import type { NearTree, QueryTree } from './query-tree.js';

/** Whose way of writing a search it is. */
export type QueryDialect = 'headnote' | 'manupatra' | 'indian-kanoon';

/** Columns of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a piece of a search is. */
export type Piece =
  | { readonly kind: 'leaf'; readonly tree: QueryTree }
  | { readonly kind: 'field'; readonly name: FieldName }
  | { readonly kind: 'near'; readonly within: NearTree['within']; readonly ordered: boolean }
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close' };

/** One piece of a search with its columns. */
export type Token = Piece & Span;

/**
 * Takes a problem down: what is said behind the piece of text concerned, and what to write in its place. `about` stands
 * for a piece that is too long to be said.
 */
export type Report = (span: Span, what: string, fix?: string, about?: string) => void;
