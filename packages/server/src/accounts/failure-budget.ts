/** How many failures are free, and how long one waits after more. */
export interface FailureBudgetOptions {
  readonly free: number;
  /** Wait after the first failure that is not free; doubles with each further one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** A key without a failure for so long starts anew. */
  readonly forgetAfterMs: number;
  readonly now: () => number;
}

/** Slows down repeated failures by key (an account and address, an address). */
export interface FailureBudget {
  /** Milliseconds to wait before the key may try again; 0 when it may. */
  waitFor(key: string): number;
  fail(key: string): void;
  clear(key: string): void;
}

/** Keys held at most: about 20 MB. The oldest go first, so a flood of names cannot fill the memory. */
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
    fail(key) {
      const failures = (read(key)?.failures ?? 0) + 1;
      // Deleted first, so that the map's order is the order of the last failures.
      entries.delete(key);
      entries.set(key, { failures, last: options.now() });
      if (entries.size > MAX_KEYS) entries.delete(entries.keys().next().value ?? key);
    },
    clear: (key) => {
      entries.delete(key);
    },
  };
}
