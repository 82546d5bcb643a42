import { BusyError } from '@headnote/core/errors';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createTokenBuckets } from '../../runtime/budgets/token-buckets.js';

/** Exports of one member in a row, and the time until one more: ten an hour. An export reads all words of all his PDFs. */
const SIZE = { burst: 10, refillMs: 6 * 60_000 } as const;
/** Members in memory at once; the least recently seen are forgotten first. */
const MAX_MEMBERS = 100_000;

/** Begins the export of a member, one at a time; the function that it returns ends it. Rejects with BusyError. */
export type BeginExport = (userId: number) => Promise<() => void>;

/** Creates the turns of one server. */
export function createExportTurns(cells: Cells): BeginExport {
  const take = createTokenBuckets(cells, { name: 'exports', max: MAX_MEMBERS });
  const running = new Set<number>();
  return async (userId) => {
    if (running.has(userId))
      throw new BusyError('Your data is being exported already. Please wait until that has ended.', { retryAfter: 30 });
    // At once, so that a second request of this moment is refused.
    running.add(userId);
    const wait = await take(String(userId), SIZE).catch((error: unknown) => {
      running.delete(userId);
      throw error;
    });
    if (wait > 0) {
      running.delete(userId);
      throw new BusyError('You have exported your data many times. Please wait a little.', {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    return () => void running.delete(userId);
  };
}
