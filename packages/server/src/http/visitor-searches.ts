import { BusyError } from '@headnote/core/errors';
import { addressKey } from '../runtime/address-key.js';

/** Allowance of text searches for an address without a member. */
export interface VisitorSearchOptions {
  /** Maximum searches in a row, after a long enough pause. */
  readonly burst: number;
  /** Milliseconds until one more search is allowed. */
  readonly refillMs: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
}

/** Milliseconds until an address may search again: too slow to reconstruct a text from totals. */
export const VISITOR_SEARCH_REFILL_MS = 2000;

/** Maximum number of addresses, about 10 MB; the least recently used are removed first. */
const MAX_ADDRESSES = 100_000;

/** Takes one search from an address's allowance. Throws a BusyError that says when the next is allowed. */
export type SpendVisitorSearch = (address: string) => void;

/**
 * Creates the allowances of all addresses. Search is for members: our pages never search the texts for a visitor. The
 * contract leaves some searches open to visitors; the allowance makes them too slow to reconstruct a text word by word
 * from totals, or to block the search thread.
 */
export function createVisitorSearches({ burst, refillMs, now }: VisitorSearchOptions): SpendVisitorSearch {
  const entries = new Map<string, { left: number; at: number }>();
  return (from) => {
    const address = addressKey(from);
    const entry = entries.get(address) ?? { left: burst, at: now() };
    const left = Math.min(burst, entry.left + (now() - entry.at) / refillMs);
    if (left < 1) {
      const retryAfter = Math.ceil(((1 - left) * refillMs) / 1000);
      throw new BusyError('Too many searches without signing in. Please sign in, or wait a little.', { retryAfter });
    }
    // Deletes first, so the map keeps the order of the last searches.
    entries.delete(address);
    entries.set(address, { left: left - 1, at: now() });
    if (entries.size > MAX_ADDRESSES) entries.delete(entries.keys().next().value ?? address);
  };
}
