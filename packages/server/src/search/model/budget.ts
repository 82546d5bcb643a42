import { AbortedError } from '@headnote/core/errors';

/** Maximum time of one search; then the matches found so far are the answer. */
export const SEARCH_DEADLINE_MS = 2000;

/** What a search has left after any wait: most searches take a tenth of it. */
const LEAST_MS = 500;

/** A search may take this much longer than its deadline, because some steps do not stop. */
export const GRACE_MS = 500;

/** Returns the time that is left of a search's after it has waited. All times are milliseconds. */
export function timeLeft(milliseconds: number, waited: number): number {
  return Math.max(Math.min(milliseconds, LEAST_MS), milliseconds - waited);
}

/** Longest wait for a turn: a thread that starts on a busy machine takes seconds, and few readers stay longer. */
const LONGEST_WAIT_MS = 10_000;

/** Returns how long a search of this time waits for its turn at most, in milliseconds. */
export function longestWait(milliseconds = SEARCH_DEADLINE_MS): number {
  return Math.max(milliseconds, LONGEST_WAIT_MS);
}

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
