import { BusyError } from '@headnote/core/errors';
import type { Cells } from '../runtime/budgets/cells.js';
import { createTokenBuckets } from '../runtime/budgets/token-buckets.js';

/** What one member may ask in a row, and in a second: more than any keyboard. */
const PER_SECOND = 20;
/** Members in memory at once; the least recently seen are forgotten first. */
const MAX_MEMBERS = 100_000;

/** Takes one completion from a member's allowance. Rejects with a BusyError that says when the next is allowed. */
export type SpendCompletion = (userId: string) => Promise<void>;

/** Creates the allowances of completions. */
export function createCompletionAllowance(cells: Cells): SpendCompletion {
  const take = createTokenBuckets(cells, { name: 'completions', max: MAX_MEMBERS });
  return async (userId) => {
    const wait = await take(userId, { burst: PER_SECOND, refillMs: 1000 / PER_SECOND });
    if (wait === 0) return;
    throw new BusyError('Too many requests in a second. Please wait a little and try again.', { retryAfter: 1 });
  };
}
