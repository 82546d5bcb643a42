import type { CellKind, Cells } from './cells.js';

/** Keys in memory at once; the least recently used are forgotten first. */
const MAX_KEYS = 100_000;

/** The most that a key takes in a stretch of time. */
export interface WindowSize {
  readonly limit: number;
  readonly milliseconds: number;
}

/** Limits in any stretch of time, for each key. Each answer has one number for each of the windows. */
export interface SlidingWindows {
  /** Takes `cost` for a key. Returns the milliseconds until there is room for it, 0 if there is; unless all are 0, nothing is taken. */
  readonly take: (key: number, cost: number) => Promise<readonly number[]>;
  /** What `take` would return; takes nothing. */
  readonly wait: (key: number, cost: number) => Promise<readonly number[]>;
  /** What a key can take now. */
  readonly left: (key: number) => Promise<readonly number[]>;
}

interface Taken {
  readonly at: number;
  readonly cost: number;
}

/**
 * Creates limits that hold in every stretch of their time, which a bucket that refills does not keep: its first one has twice
 * as many. What is taken counts for all windows. Holds at most the largest limit of entries a key.
 */
export function createSlidingWindows(cells: Cells, name: string, windows: readonly WindowSize[]): SlidingWindows {
  const longest = Math.max(...windows.map(({ milliseconds }) => milliseconds));
  const kind: CellKind = { name, max: MAX_KEYS, keepMs: longest };
  const change = (key: number, { cost, takes }: { cost: number; takes: boolean }) =>
    cells.change<readonly Taken[], readonly number[]>(kind, String(key), (value, now) => {
      const before = value ?? [];
      const waits = windows.map((size) => waitFor(before, cost, { ...size, now }));
      if (!takes || waits.some((wait) => wait > 0)) return { value, result: waits };
      return { value: [...recent(before, longest, now), { at: now, cost }], result: waits };
    });
  return {
    take: (key, cost) => change(key, { cost, takes: true }),
    wait: (key, cost) => change(key, { cost, takes: false }),
    left: (key) =>
      cells.change<readonly Taken[], readonly number[]>(kind, String(key), (value, now) => ({
        value,
        result: windows.map(({ limit, milliseconds }) =>
          Math.max(0, limit - sumOf(recent(value ?? [], milliseconds, now))),
        ),
      })),
  };
}

const recent = (taken: readonly Taken[], milliseconds: number, now: number): readonly Taken[] =>
  // What was taken while a clock was ahead would count until then.
  taken.filter(({ at }) => at > now - milliseconds && at <= now);

const sumOf = (taken: readonly Taken[]): number => taken.reduce((sum, { cost }) => sum + cost, 0);

function waitFor(all: readonly Taken[], cost: number, { limit, milliseconds, now }: WindowSize & { now: number }) {
  const taken = recent(all, milliseconds, now);
  let over = sumOf(taken) + cost - limit;
  if (over <= 0) return 0;
  const freeing = taken.find((one) => (over -= one.cost) <= 0);
  return (freeing?.at ?? now) + milliseconds - now;
}
