import { BusyError } from '@headnote/core/errors';

/** How many searches of the texts an address without a member gets. */
export interface VisitorSearchOptions {
  /** Searches at once, when the address was quiet for long enough. */
  readonly burst: number;
  /** Milliseconds after which one more is free. */
  readonly refillMs: number;
  readonly now: () => number;
}

/** One more search of an address is free after so long: at this pace nobody guesses a text from totals. */
export const VISITOR_SEARCH_REFILL_MS = 2000;

/** Addresses held at most, about 10 MB; the ones that were quiet longest go first. */
const MAX_ADDRESSES = 100_000;

/** Takes one search from an address's allowance; throws a BusyError that says when the next is free. */
export type SpendVisitorSearch = (address: string) => void;

/**
 * Keeps the allowance of every address. Searching is for members: no page of ours searches the texts for a visitor.
 * What the contract leaves open to everybody is kept slow enough that nobody guesses a text word by word from the
 * totals, or fills the one search thread.
 */
export function createVisitorSearches({ burst, refillMs, now }: VisitorSearchOptions): SpendVisitorSearch {
  const entries = new Map<string, { left: number; at: number }>();
  return (address) => {
    const entry = entries.get(address) ?? { left: burst, at: now() };
    const left = Math.min(burst, entry.left + (now() - entry.at) / refillMs);
    if (left < 1) {
      const retryAfter = Math.ceil(((1 - left) * refillMs) / 1000);
      throw new BusyError('Too many searches without signing in. Please sign in, or wait a little.', { retryAfter });
    }
    // Deleted first, so that the map's order is the order of the last searches.
    entries.delete(address);
    entries.set(address, { left: left - 1, at: now() });
    if (entries.size > MAX_ADDRESSES) entries.delete(entries.keys().next().value ?? address);
  };
}
