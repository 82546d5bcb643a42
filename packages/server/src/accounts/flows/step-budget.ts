import { BusyError } from '@headnote/core/errors';
import { addressKey, networkKey } from '../../runtime/address-key.js';
import { createFailureBudget } from '../failure-budget.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Steps of one address that send a code or hash a password: a class may register together; a flood would use up the codes
 * of a day, or the hashes that sign-ins wait for.
 */
const PER_ADDRESS = { free: 60, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };

/** A provider gives its customers parts of a /48 network, or one customer all of it; he must not count as 65,536. */
const PER_NETWORK = { ...PER_ADDRESS, free: 240 };

/** Takes one step from the allowance of an address. Throws a BusyError while the address has to wait. */
export type SpendStep = (address: string) => void;

/** Creates the allowances of all addresses. `steady` is a monotonic clock. */
export function createStepBudget({ steady }: { readonly steady: () => number }): SpendStep {
  const byAddress = createFailureBudget({ ...PER_ADDRESS, now: steady });
  const byNetwork = createFailureBudget({ ...PER_NETWORK, now: steady });
  return (from) => {
    const address = addressKey(from);
    const network = networkKey(from);
    const wait = Math.max(byAddress.waitFor(address), byNetwork.waitFor(network));
    if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / SECOND) });
    byAddress.fail(address);
    byNetwork.fail(network);
  };
}
