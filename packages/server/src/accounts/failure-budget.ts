/** Number of free failures, and the waits after further ones. */
export interface FailureBudgetOptions {
  readonly free: number;
  /** Wait after the first failure beyond the free ones; doubles with each further one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** After this time without a failure, a key starts again. */
  readonly forgetAfterMs: number;
  readonly now: () => number;
}

/** Slows down repeated failures by key (an account and address, an address). */
export interface FailureBudget {
  /** Returns the milliseconds until the key may try again; 0 if it may now. */
  waitFor(key: string): number;
  /** Returns how often the key has failed. */
  failuresOf(key: string): number;
  fail(key: string): void;
  clear(key: string): void;
}

/** Maximum number of keys: about 20 MB. The oldest are removed first, so a flood of names cannot fill the memory. */
const MAX_KEYS = 100_000;

export function createFailureBudget(options: FailureBudgetOptions): FailureBudget {
  const entries = new Map<string, { failures: number; last: number }>();

  const read = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (options.now() - entry.last <= options.forgetAfterMs) return entry;
    entries.delete(key);
    return undefined;
  };

  return {
    waitFor(key) {
      const entry = read(key);
      if (!entry || entry.failures < options.free) return 0;
      const doublings = Math.min(entry.failures - options.free, 30);
      const delay = Math.min(options.firstDelayMs * 2 ** doublings, options.maxDelayMs);
      return Math.max(0, entry.last + delay - options.now());
    },
    failuresOf: (key) => read(key)?.failures ?? 0,
    fail(key) {
      const failures = (read(key)?.failures ?? 0) + 1;
      // Deletes first, so the map keeps the order of the last failures.
      entries.delete(key);
      entries.set(key, { failures, last: options.now() });
      if (entries.size > MAX_KEYS) entries.delete(entries.keys().next().value ?? key);
    },
    clear: (key) => {
      entries.delete(key);
    },
  };
}
