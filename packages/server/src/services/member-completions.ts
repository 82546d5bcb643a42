import { BusyError } from '@headnote/core/errors';
import { createTokenBuckets } from '../runtime/token-buckets.js';

/** What one member may ask in a row, and in a second: more than any keyboard. */
const PER_SECOND = 20;
/** Members in memory at once; the least recently seen are removed first. */
const MAX_MEMBERS = 100_000;

/** Takes one completion from a member's allowance. Throws a BusyError that says when the next is allowed. */
export type SpendCompletion = (userId: string) => void;

/** Creates the allowances of completions. `now` is a monotonic clock, in milliseconds. */
export function createCompletionAllowance(now: () => number): SpendCompletion {
  const take = createTokenBuckets({ max: MAX_MEMBERS, now });
  return (userId) => {
    const wait = take(userId, { burst: PER_SECOND, refillMs: 1000 / PER_SECOND });
    if (wait === 0) return;
    throw new BusyError('Too many requests in a second. Please wait a little and try again.', { retryAfter: 1 });
  };
}
