import { addressKey } from './address-key.js';
import { createTokenBuckets, type BucketSize } from './token-buckets.js';

/** What one address may do in a row, and how fast it may go on. */
export interface Allowance extends BucketSize {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Maximum number of addresses, about 10 MB; the least recently used are removed first. */
const MAX_ADDRESSES = 100_000;

/** Takes one from an address's allowance. Returns 0, or the milliseconds until the next is allowed. */
export type Spend = (address: string) => number;

/** Creates the allowances of all addresses. */
export function createAddressAllowance({ now, ...size }: Allowance): Spend {
  const take = createTokenBuckets({ max: MAX_ADDRESSES, now });
  return (from) => take(addressKey(from), size);
}
