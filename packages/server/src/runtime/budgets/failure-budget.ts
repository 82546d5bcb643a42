import type { CellKind, Cells } from './cells.js';

/** Number of free failures, and the waits after further ones. */
export interface FailureLimits {
  readonly free: number;
  /** Wait after the first failure beyond the free ones; doubles with each further one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** After this time without a failure, a key starts again. */
  readonly forgetAfterMs: number;
}

/** Slows down repeated failures by key (an account and address, an address). */
export interface FailureBudget {
  /** Returns the milliseconds until the key may try again; 0 if it may now. */
  waitFor(key: string): Promise<number>;
  /** Returns how often the key has failed. */
  failuresOf(key: string): Promise<number>;
  fail(key: string): Promise<void>;
  /** Counts a failure if the key may try now, and returns 0; otherwise counts nothing, and returns the milliseconds to wait. */
  failUnlessWaiting(key: string): Promise<number>;
  clear(key: string): Promise<void>;
}

interface Failures {
  readonly failures: number;
  readonly last: number;
}

/** Maximum number of keys: about 20 MB. The oldest are forgotten first, so a flood of names cannot fill the memory. */
const MAX_KEYS = 100_000;

/** Creates the budgets of all keys. */
export function createFailureBudget(cells: Cells, name: string, limits: FailureLimits): FailureBudget {
  const kind: CellKind = { name, max: MAX_KEYS, keepMs: limits.forgetAfterMs };
  const waitOf = (entry: Failures | undefined, now: number): number => {
    if (!entry || entry.failures < limits.free) return 0;
    const doublings = Math.min(entry.failures - limits.free, 30);
    const delay = Math.min(limits.firstDelayMs * 2 ** doublings, limits.maxDelayMs);
    // A clock that was ahead for a while must not make anybody wait until then.
    return Math.max(0, Math.min(entry.last, now) + delay - now);
  };
  const read = <Result>(key: string, of: (entry: Failures | undefined, now: number) => Result) =>
    cells.change<Failures, Result>(kind, key, (entry, now) => ({ value: entry, result: of(entry, now) }));
  const oneMore = (entry: Failures | undefined, now: number): Failures => ({
    failures: (entry?.failures ?? 0) + 1,
    last: now,
  });
  return {
    waitFor: (key) => read(key, waitOf),
    failuresOf: (key) => read(key, (entry) => entry?.failures ?? 0),
    fail: (key) =>
      cells.change<Failures, void>(kind, key, (entry, now) => ({ value: oneMore(entry, now), result: undefined })),
    failUnlessWaiting: (key) =>
      cells.change<Failures, number>(kind, key, (entry, now) => {
        const wait = waitOf(entry, now);
        return { value: wait > 0 ? entry : oneMore(entry, now), result: wait };
      }),
    clear: (key) => cells.change<Failures, void>(kind, key, () => ({ value: undefined, result: undefined })),
  };
}
