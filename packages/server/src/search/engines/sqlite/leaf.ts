import type { TextField } from '../../fields.js';

/** One word of a query in one field, with every word of the dictionary that it matches. */
export interface WordLeaf {
  readonly field: TextField;
  /** Equal for leaves that match the same words. */
  readonly key: string;
  /** Terms of the word index; empty if nothing matches. */
  readonly terms: readonly string[];
  /** True if the terms alone decide: no other word has one of them. */
  readonly isClosed: boolean;
  /** Numbers of the words in the dictionary. */
  readonly forms: () => readonly number[];
  /** Number of its word set. */
  set(): number;
}
