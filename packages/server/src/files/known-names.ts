/** How long an answer counts: nothing removes an original, and another server may keep one at any time. */
const THERE_MS = 10 * 60_000;
const MISSING_MS = 60_000;
/** Names that are remembered: some MB. */
const MOST = 20_000;

/** Which files a store was found to have, so that the same hits are not asked for again and again. */
export interface KnownNames {
  note(name: string, isThere: boolean): void;
  /** Undefined if it was not asked lately. */
  has(name: string): boolean | undefined;
}

/** Creates an empty memory of names. `now` is a clock in milliseconds that nobody sets. */
export function createKnownNames(now: () => number = () => performance.now()): KnownNames {
  const known = new Map<string, { readonly isThere: boolean; readonly until: number }>();
  return {
    note(name, isThere) {
      known.delete(name);
      known.set(name, { isThere, until: now() + (isThere ? THERE_MS : MISSING_MS) });
      const [oldest] = known.size > MOST ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
    has(name) {
      const entry = known.get(name);
      return entry === undefined || entry.until <= now() ? undefined : entry.isThere;
    },
  };
}
