import { searchLimits } from '../../contract/search/search-limits.js';
import type { FieldName } from './fields.js';
import type { NearTree, QueryTree } from './query-tree.js';

/** Whose way of writing a search it is. */
export type QueryDialect = 'headnote' | 'manupatra' | 'indian-kanoon';

interface Kinds {
  leaf: { readonly tree: QueryTree };
  field: { readonly name: FieldName };
  near: { readonly within: NearTree['within']; readonly ordered: boolean };
  and: object;
  or: object;
  not: object;
  open: object;
  close: object;
}

/** One piece of a search with its columns. */
export type Token = {
  [K in keyof Kinds]: { readonly kind: K; readonly start: number; readonly end: number } & Kinds[K];
}[keyof Kinds];

/** What a distance says, drawn to the nearest one that there is: digits, `s` or `p`. */
export function within(distance: string): NearTree['within'] {
  if (/\d/.test(distance)) return Math.min(Math.max(Number(distance), 1), searchLimits.maxWithin);
  return /s/i.test(distance) ? 'sentence' : 'paragraph';
}
