import type { Budget } from './budget.js';
import type { ConditionSources } from './conditions.js';
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
  /** True after time has run out: matches may be missing, but none is wrong. */
  isCut: boolean;
}
