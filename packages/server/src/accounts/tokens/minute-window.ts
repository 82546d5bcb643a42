/** The time that the window looks back. */
const MINUTE_MS = 60_000;
/** Keys in memory at once; the least recently used are removed first. */
const MAX_KEYS = 100_000;

/** Takes `cost` for a key. Returns 0, or the milliseconds until there is room for it. */
export type TakeInMinute = (key: number, cost: number) => number;

interface Taken {
  readonly at: number;
  readonly cost: number;
}

/**
 * Creates a limit of `limit` in any 60 seconds for each key, which a bucket that refills does not keep: its first minute
 * has twice as many. Holds at most `limit` entries a key. `now` is a monotonic clock, in milliseconds.
 */
export function createMinuteWindow({
  limit,
  now,
}: {
  readonly limit: number;
  readonly now: () => number;
}): TakeInMinute {
  const entries = new Map<number, Taken[]>();
  return (key, cost) => {
    const time = now();
    const taken = (entries.get(key) ?? []).filter(({ at }) => at > time - MINUTE_MS);
    // Deletes first, so the map keeps the order of the last uses.
    entries.delete(key);
    entries.set(key, taken);
    if (entries.size > MAX_KEYS) entries.delete(entries.keys().next().value ?? key);
    let over = taken.reduce((sum, one) => sum + one.cost, cost) - limit;
    if (over <= 0) {
      taken.push({ at: time, cost });
      return 0;
    }
    const freeing = taken.find((one) => (over -= one.cost) <= 0);
    return (freeing?.at ?? time) + MINUTE_MS - time;
  };
}
