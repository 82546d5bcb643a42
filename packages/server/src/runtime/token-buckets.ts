/** What one key may do in a row, and how fast it may go on. */
export interface BucketSize {
  /** How often in a row, after a long enough pause. */
  readonly burst: number;
  /** Milliseconds until once more is allowed. */
  readonly refillMs: number;
}

/** Takes `cost` from the bucket of a key. Returns 0, or the milliseconds until there is enough. */
export interface TakeFromBucket {
  (key: string, size: BucketSize, cost?: number): number;
  /** Returns the same and takes nothing. */
  readonly ask: (key: string, size: BucketSize, cost?: number) => number;
}

interface BucketsOptions {
  /** The most keys in memory; the least recently used are removed first. */
  readonly max: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Creates token buckets by key, in bounded memory. */
export function createTokenBuckets({ max, now }: BucketsOptions): TakeFromBucket {
  const entries = new Map<string, { left: number; at: number }>();
  const read = (key: string, { burst, refillMs }: BucketSize, cost: number) => {
    const entry = entries.get(key) ?? { left: burst, at: now() };
    const left = Math.min(burst, entry.left + (now() - entry.at) / refillMs);
    // A request that costs more than a whole bucket would otherwise never be answered.
    const price = Math.min(cost, Math.max(burst, 1));
    return { left: left - price, wait: left < price ? (price - left) * refillMs : 0 };
  };
  const take = (key: string, size: BucketSize, cost = 1): number => {
    const { left, wait } = read(key, size, cost);
    if (wait > 0) return wait;
    // Deletes first, so the map keeps the order of the last uses.
    entries.delete(key);
    entries.set(key, { left, at: now() });
    if (entries.size > max) entries.delete(entries.keys().next().value ?? key);
    return 0;
  };
  return Object.assign(take, { ask: (key: string, size: BucketSize, cost = 1) => read(key, size, cost).wait });
}
