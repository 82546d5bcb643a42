import { BusyError } from '@headnote/core/errors';
import { createAddressAllowance } from '../../runtime/address-allowance.js';

/** Exports of one member in a row, and the time until one more: ten an hour. An export reads all words of all his PDFs. */
const IN_A_ROW = 10;
const REFILL_MS = 6 * 60_000;

/** Begins the export of a member, one at a time; the function that it returns ends it. Throws BusyError. */
export type BeginExport = (userId: number) => () => void;

/** Creates the turns of one server. */
export function createExportTurns(steady: () => number): BeginExport {
  const spend = createAddressAllowance({ burst: IN_A_ROW, refillMs: REFILL_MS, now: steady });
  const running = new Set<number>();
  return (userId) => {
    if (running.has(userId))
      throw new BusyError('Your data is being exported already. Please wait until that has ended.', { retryAfter: 30 });
    const wait = spend(`member ${userId}`);
    if (wait > 0)
      throw new BusyError('You have exported your data many times. Please wait a little.', {
        retryAfter: Math.ceil(wait / 1000),
      });
    running.add(userId);
    return () => void running.delete(userId);
  };
}
