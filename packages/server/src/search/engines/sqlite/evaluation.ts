import type { Budget } from '../../model/budget.js';
import type { ConditionSources } from './conditions.js';
import type { Bm25 } from './postings/bm25.js';
import type { Postings } from './postings/postings.js';
import type { WordSources } from './word-sources.js';

/** The found documents: one byte per ordinal, and the scores if the search ranks. */
export interface Found {
  readonly mask: Uint8Array;
  readonly scores: Float64Array | undefined;
}

/** The data of an evaluation. */
export interface EvaluationContext extends ConditionSources {
  readonly budget: Budget;
  readonly words: WordSources;
  readonly postings: Postings;
  readonly bm25: Bm25;
  /** True after time has run out: matches may be missing, but none is wrong. */
  isCut: boolean;
  /**
   * Matches that are counted where each document must be read, the first in the order of the hits. Infinite where a missing match would
   * be an error.
   */
  countTo: number;
  /** When so many matches are counted, counting stops at this time (`performance.now`): the answer says that there are more. */
  readonly counting: { readonly least: number; readonly until: number };
  /** True if there are more than that. */
  isMore: boolean;
  /** True if the newest hits come first; rows are in the order of dates. */
  readonly isNewestFirst: boolean;
}
