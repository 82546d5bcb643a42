/** Keys in memory at once; the least recently used are removed first. */
const MAX_KEYS = 100_000;

/** A limit in any stretch of time of one length, for each key. */
export interface SlidingWindow {
  /** Takes `cost` for a key. Returns 0, or the milliseconds until there is room for it; then it takes nothing. */
  readonly take: (key: number, cost: number) => number;
  /** What `take` would return; takes nothing. */
  readonly wait: (key: number, cost: number) => number;
  /** What a key can take now. */
  readonly left: (key: number) => number;
}

/** What a window counts. */
export interface SlidingWindowOptions {
  /** The most that a key takes in the time. */
  readonly limit: number;
  /** The time that the window looks back, in milliseconds. */
  readonly milliseconds: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

interface Taken {
  readonly at: number;
  readonly cost: number;
}

/**
 * Creates a limit that holds in every stretch of the time, which a bucket that refills does not keep: its first one has twice as
 * many. Holds at most `limit` entries a key. A restart gives everything back.
 */
export function createSlidingWindow({ limit, milliseconds, now }: SlidingWindowOptions): SlidingWindow {
  const entries = new Map<number, readonly Taken[]>();
  const recent = (key: number): readonly Taken[] =>
    (entries.get(key) ?? []).filter(({ at }) => at > now() - milliseconds);
  const waitFor = (taken: readonly Taken[], cost: number): number => {
    let over = sumOf(taken) + cost - limit;
    if (over <= 0) return 0;
    const freeing = taken.find((one) => (over -= one.cost) <= 0);
    return (freeing?.at ?? now()) + milliseconds - now();
  };
  return {
    take(key, cost) {
      const taken = recent(key);
      const wait = waitFor(taken, cost);
      // Deletes first, so the map keeps the order of the last uses.
      entries.delete(key);
      entries.set(key, wait > 0 ? taken : [...taken, { at: now(), cost }]);
      if (entries.size > MAX_KEYS) entries.delete(entries.keys().next().value ?? key);
      return wait;
    },
    wait: (key, cost) => waitFor(recent(key), cost),
    left: (key) => Math.max(0, limit - sumOf(recent(key))),
  };
}

const sumOf = (taken: readonly Taken[]): number => taken.reduce((sum, { cost }) => sum + cost, 0);
