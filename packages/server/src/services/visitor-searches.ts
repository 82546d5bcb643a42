import { BusyError } from '@headnote/core/errors';
import { createAddressAllowance } from '../runtime/budgets/address-allowance.js';
import type { Cells } from '../runtime/budgets/cells.js';
import type { BucketSize } from '../runtime/budgets/token-buckets.js';

/** Milliseconds until an address may search again: too slow to reconstruct a text from totals. */
export const VISITOR_SEARCH_REFILL_MS = 2000;

/** Takes one search from an address's allowance. Rejects with a BusyError that says when the next is allowed. */
export type SpendVisitorSearch = (address: string) => Promise<void>;

/**
 * Creates the allowances of text searches for addresses without a member. Search is for members: our pages never search
 * the texts for a visitor. The contract leaves some searches open to visitors; the allowance makes them too slow to
 * reconstruct a text word by word from totals, or to block the search thread.
 */
export function createVisitorSearches(cells: Cells, size: BucketSize): SpendVisitorSearch {
  const spend = createAddressAllowance(cells, 'visitor-searches', size);
  return async (address) => {
    const wait = await spend(address);
    if (wait === 0) return;
    const retryAfter = Math.ceil(wait / 1000);
    throw new BusyError('Too many searches without signing in. Please sign in, or wait a little.', { retryAfter });
  };
}
