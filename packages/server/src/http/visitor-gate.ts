import { AbortedError, BusyError } from '@headnote/core/errors';
import { addressKey } from '../runtime/address-key.js';

/** What one address without a member may use of the search. */
export interface VisitorGateOptions {
  /** Searches that run at the same time; further ones wait. */
  readonly running: number;
  /** Searches that wait; further ones are refused. */
  readonly waiting: number;
  /** Milliseconds of search time in a row. */
  readonly burstMs: number;
  /** Milliseconds of search time that come back in each second. */
  readonly refillPerSecond: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
}

/** The usual limits: twenty searches that run into their deadline, then one in ten seconds. */
export const VISITOR_GATE = { running: 2, waiting: 16, burstMs: 10_000, refillPerSecond: 50 } as const;

/** Maximum number of addresses; those without a running search are removed first. */
const MAX_ADDRESSES = 100_000;

/** One search of a visitor; it reports the time that it used, also if it fails. */
export type GatedSearch<T> = (spent: (milliseconds: number) => void) => Promise<T>;

/** Runs the searches of visitors, few at a time for each address. */
export interface VisitorGate {
  /**
   * Runs a search of an address, as soon as it may run. Throws a BusyError if the address has used up its time or if too
   * many of its searches wait, an AbortedError if the caller has left, and whatever the search throws.
   */
  run<T>(address: string, signal: AbortSignal, search: GatedSearch<T>): Promise<T>;
}

interface Entry {
  running: number;
  /** Milliseconds used and not yet given back, as of `at`. */
  used: number;
  at: number;
  readonly queue: (() => void)[];
}

/** Creates the gate. Time is charged after a search, as it used it: a cheap search costs next to nothing. */
export function createVisitorGate(options: VisitorGateOptions): VisitorGate {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { running: 0, used: 0, at: options.now(), queue: [] };
    // Deletes first, so the map keeps the order of the last uses.
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MAX_ADDRESSES) forgetOne();
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
    entry.used = Math.max(0, entry.used - ((now - entry.at) * options.refillPerSecond) / 1000);
    entry.at = now;
    return entry.used;
  }

  function checkTime(entry: Entry): void {
    const over = usedNow(entry) - options.burstMs;
    if (over < 0) return;
    const retryAfter = Math.max(1, Math.ceil(over / options.refillPerSecond));
    throw new BusyError('Too much searching without signing in. Please sign in, or wait a little.', { retryAfter });
  }

  function waitForTurn(entry: Entry, signal: AbortSignal): Promise<void> {
    if (entry.queue.length >= options.waiting) {
      throw new BusyError('Too many searches at once without signing in. Please wait a little.', { retryAfter: 1 });
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
    async run(address, signal, search) {
      if (signal.aborted) throw new AbortedError();
      const entry = entryOf(addressKey(address));
      checkTime(entry);
      if (entry.running < options.running) entry.running += 1;
      else await waitForTurn(entry, signal);
      try {
        // Others of this address may have used up the time while this one waited.
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
