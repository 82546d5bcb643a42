import type { CellKind, Cells } from './cells.js';

/** What one key may do in a row, and how fast it may go on. */
export interface BucketSize {
  /** How often in a row, after a long enough pause. */
  readonly burst: number;
  /** Milliseconds until once more is allowed. */
  readonly refillMs: number;
}

/** Takes `cost` from the bucket of a key. Returns 0, or the milliseconds until there is enough. */
export interface TakeFromBucket {
  (key: string, size: BucketSize, cost?: number): Promise<number>;
  /** Returns the same and takes nothing. */
  readonly ask: (key: string, size: BucketSize, cost?: number) => Promise<number>;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Longer than any bucket takes to be full again. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Creates token buckets by key. `name` and `max` are those of the cells. */
export function createTokenBuckets(cells: Cells, { name, max }: Omit<CellKind, 'keepMs'>): TakeFromBucket {
  const kind: CellKind = { name, max, keepMs: KEEP_MS };
  const change = (key: string, { burst, refillMs }: BucketSize, { cost, takes }: { cost: number; takes: boolean }) =>
    cells.change<Bucket, number>(kind, key, (bucket, now) => {
      const { left: before, at } = bucket ?? { left: burst, at: now };
      // Clocks of servers may differ a little; time that runs back refills nothing.
      const left = Math.min(burst, before + Math.max(0, now - at) / refillMs);
      // A request that costs more than a whole bucket would otherwise never be answered.
      const price = Math.min(cost, Math.max(burst, 1));
      const wait = left < price ? (price - left) * refillMs : 0;
      // After a clock that was ahead it refills from now on.
      const kept = at > now ? { left, at: now } : bucket;
      const value = takes && wait === 0 ? { left: left - price, at: now } : kept;
      return { value, result: wait };
    });
  return Object.assign((key: string, size: BucketSize, cost = 1) => change(key, size, { cost, takes: true }), {
    ask: (key: string, size: BucketSize, cost = 1) => change(key, size, { cost, takes: false }),
  });
}
