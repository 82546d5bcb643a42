import type { TextField } from '../../model/fields.js';

/** One word of a query in one field, with every word of the dictionary that it matches. */
export interface WordLeaf {
  readonly field: TextField;
  /** Equal for leaves that match the same words. */
  readonly key: string;
  /** Numbers of the words in the dictionary; empty if nothing matches. */
  readonly forms: () => readonly number[];
  /** Number of its word set. */
  set(): number;
}
