import type { Budget } from '../../../model/budget.js';

/** The limits of one reading of posting lists. */
export interface ReadOptions {
  readonly budget: Budget;
  /** Called if time runs out: documents may be missing. */
  readonly onCut: () => void;
}
