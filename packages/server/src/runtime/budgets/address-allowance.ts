import { addressKey } from '../address-key.js';
import type { Cells } from './cells.js';
import { createTokenBuckets, type BucketSize } from './token-buckets.js';

/** Maximum number of addresses in memory, about 10 MB; the least recently used are forgotten first. */
const MAX_ADDRESSES = 100_000;

/** Takes one from an address's allowance. Returns 0, or the milliseconds until the next is allowed. */
export type Spend = (address: string) => Promise<number>;

/** Creates the allowances of all addresses. `name` is that of the budget. */
export function createAddressAllowance(cells: Cells, name: string, size: BucketSize): Spend {
  const take = createTokenBuckets(cells, { name, max: MAX_ADDRESSES });
  return (from) => take(addressKey(from), size);
}
