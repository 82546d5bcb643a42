import { AbortedError } from '@headnote/core/errors';

/** Time that one search may take; then what was found is the answer. */
export const SEARCH_DEADLINE_MS = 2000;

/** The time left for a search, asked between steps and within long loops. */
export interface Budget {
  /** True once the time is up. Throws an AbortedError when nobody waits for the answer any more. */
  expired(): boolean;
}

/** Starts the clock of a search. */
export function startBudget(options: { readonly milliseconds?: number; isAborted?(): boolean } = {}): Budget {
  const end = performance.now() + (options.milliseconds ?? SEARCH_DEADLINE_MS);
  return {
    expired() {
      if (options.isAborted?.() === true) throw new AbortedError();
      return performance.now() >= end;
    },
  };
}
