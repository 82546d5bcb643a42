import type { Budget } from './budget.js';
import type { ConditionSources } from './conditions.js';
import type { WordSources } from './word-sources.js';

/** The documents found: one byte for each ordinal, and their scores if the search ranks. */
export interface Found {
  readonly mask: Uint8Array;
  readonly scores: Float64Array | undefined;
}

/** What an evaluation works with. */
export interface EvaluationContext extends ConditionSources {
  readonly budget: Budget;
  readonly words: WordSources;
  /** True once the time was up: from then on matches may be missing, and none is wrong. */
  isCut: boolean;
}
