import { AbortedError } from '@headnote/core/errors';

/** Maximum time of one search; then the matches found so far are the answer. */
export const SEARCH_DEADLINE_MS = 2000;

/** The time limit of a search, checked between steps and in long loops. */
export interface Budget {
  /** Returns whether time has run out. Throws an AbortedError if the request is cancelled. */
  expired(): boolean;
}

/** Starts the time limit of a search. */
export function startBudget(options: { readonly milliseconds?: number; isAborted?(): boolean } = {}): Budget {
  const end = performance.now() + (options.milliseconds ?? SEARCH_DEADLINE_MS);
  return {
    expired() {
      if (options.isAborted?.() === true) throw new AbortedError();
      return performance.now() >= end;
    },
  };
}
