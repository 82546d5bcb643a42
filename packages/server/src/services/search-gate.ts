import { AbortedError, BusyError } from '@headnote/core/errors';

/** What one searcher, a member or an address without one, may use of the search. */
export interface SearchGateOptions {
  /** Searches that run at the same time; further ones wait. */
  readonly running: number;
  /** Searches that wait; further ones are refused. */
  readonly waiting: number;
  /** Sentence for a searcher with too many searches at once, and the seconds until it may try again. */
  readonly tooMany: string;
  readonly retryAfter: number;
  /** Limit of the search time; none by default. */
  readonly time?: {
    /** Milliseconds in a row. */
    readonly burstMs: number;
    /** Milliseconds that come back in each second. */
    readonly refillPerSecond: number;
    /** Sentence for a searcher that has used up its time. */
    readonly usedUp: string;
  };
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The limits of an address without a member: twenty searches that run into their deadline, then one in ten seconds. */
export const VISITOR_GATE = {
  running: 2,
  waiting: 16,
  tooMany: 'Too many searches at once without signing in. Please wait a little.',
  retryAfter: 1,
  time: {
    burstMs: 10_000,
    refillPerSecond: 50,
    usedUp: 'Too much searching without signing in. Please sign in, or wait a little.',
  },
} as const;

/** Searches that a results page sends at once: the list, and its seven facets or six wider searches. */
const OF_A_PAGE = 8;

/**
 * The limits of a member. Two run: as many as the embedded engine has threads, so a member alone has all of it, and
 * another member's search is the next. Three pages may load at the same time. Their searches wait here and not in the
 * engine's queue, so they do not delay other members.
 */
export const MEMBER_GATE = {
  running: 2,
  waiting: 3 * OF_A_PAGE - 2,
  tooMany: 'Too many of your searches run at once. Please wait a little.',
  retryAfter: 2,
} as const;

/** Maximum number of searchers; those without a running search are removed first. */
const MAX_SEARCHERS = 100_000;

/** One search; it reports the time that it used, also if it fails. */
export type GatedSearch<T> = (spent: (milliseconds: number) => void) => Promise<T>;

/** Runs searches, few at a time for each searcher. */
export interface SearchGate {
  /**
   * Runs a search of a searcher, as soon as it may run. Throws a BusyError if the searcher has used up its time or if too
   * many of its searches wait, an AbortedError if the caller has left, and whatever the search throws.
   */
  run<T>(searcher: string, signal: AbortSignal, search: GatedSearch<T>): Promise<T>;
}

interface Entry {
  running: number;
  /** Milliseconds used and not yet given back, as of `at`. */
  used: number;
  at: number;
  readonly queue: (() => void)[];
}

/** Creates the gate. Time is charged after a search, as it used it: a cheap search costs next to nothing. */
export function createSearchGate(options: SearchGateOptions): SearchGate {
  const { burstMs = Infinity, refillPerSecond = 0, usedUp } = options.time ?? {};
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { running: 0, used: 0, at: options.now(), queue: [] };
    // Deletes first, so the map keeps the order of the last uses.
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MAX_SEARCHERS) forgetOne();
    return entry;
  }

  function forgetOne(): void {
    for (const [key, { running }] of entries) {
      if (running > 0) continue;
      entries.delete(key);
      return;
    }
  }

  function usedNow(entry: Entry): number {
    const now = options.now();
    entry.used = Math.max(0, entry.used - ((now - entry.at) * refillPerSecond) / 1000);
    entry.at = now;
    return entry.used;
  }

  function checkTime(entry: Entry): void {
    const over = usedNow(entry) - burstMs;
    if (over < 0) return;
    const retryAfter = Math.max(1, Math.ceil(over / refillPerSecond));
    throw new BusyError(usedUp, { retryAfter });
  }

  function waitForTurn(entry: Entry, signal: AbortSignal): Promise<void> {
    if (entry.queue.length >= options.waiting) {
      throw new BusyError(options.tooMany, { retryAfter: options.retryAfter });
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        entry.queue.splice(entry.queue.indexOf(start), 1);
        reject(new AbortedError());
      };
      entry.queue.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Hands the place to the next search, or frees it. */
  function leavePlace(entry: Entry): void {
    const next = entry.queue.shift();
    if (next === undefined) entry.running -= 1;
    else next();
  }

  return {
    async run(searcher, signal, search) {
      if (signal.aborted) throw new AbortedError();
      const entry = entryOf(searcher);
      checkTime(entry);
      if (entry.running < options.running) entry.running += 1;
      else await waitForTurn(entry, signal);
      try {
        // Others of this searcher may have used up the time while this one waited.
        checkTime(entry);
        return await search((milliseconds) => {
          entry.used = usedNow(entry) + milliseconds;
        });
      } finally {
        leavePlace(entry);
      }
    },
  };
}
