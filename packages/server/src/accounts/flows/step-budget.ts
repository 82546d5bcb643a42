import { BusyError } from '@headnote/core/errors';
import { addressKey, networkKey } from '../../runtime/address-key.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createFailureBudget } from '../../runtime/budgets/failure-budget.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Steps of one address that send a code or hash a password: a class may register together; a flood would use up the codes
 * of a day, or the hashes that sign-ins wait for.
 */
const PER_ADDRESS = { free: 60, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };

/** A provider gives its customers parts of a /48 network, or one customer all of it; he must not count as 65,536. */
const PER_NETWORK = { ...PER_ADDRESS, free: 240 };

/** Takes one step from the allowance of an address. Rejects with a BusyError while the address has to wait. */
export type SpendStep = (address: string) => Promise<void>;

/** Creates the allowances of all addresses. */
export function createStepBudget(cells: Cells): SpendStep {
  const byAddress = createFailureBudget(cells, 'steps-of-address', PER_ADDRESS);
  const byNetwork = createFailureBudget(cells, 'steps-of-network', PER_NETWORK);
  const refuse = (wait: number): void => {
    if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / SECOND) });
  };
  return async (from) => {
    const network = networkKey(from);
    // Before the address is counted: a step that is refused takes nothing from it.
    refuse(await byNetwork.waitFor(network));
    refuse(await byAddress.failUnlessWaiting(addressKey(from)));
    refuse(await byNetwork.failUnlessWaiting(network));
  };
}
