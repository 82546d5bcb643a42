import type { TextField } from '../../fields.js';

/** One word of a query in one field, and every word of the dictionary that it stands for. */
export interface WordLeaf {
  readonly field: TextField;
  /** The same for leaves that stand for the same words. */
  readonly key: string;
  /** Terms of the word index; none means that nothing matches. */
  readonly terms: readonly string[];
  /** True when the terms alone tell: no other word has one of them. */
  readonly isClosed: boolean;
  /** Number of its word set. */
  set(): number;
}
