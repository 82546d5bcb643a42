import { BusyError } from '@headnote/core/errors';
import { addressKey } from '../../runtime/address-key.js';
import { createFailureBudget } from '../failure-budget.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Steps of one address that send a code or hash a password: a class may register together; a flood would use up the codes
 * of a day, or the hashes that sign-ins wait for.
 */
const PER_ADDRESS = { free: 60, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };

/** Takes one step from the allowance of an address. Throws a BusyError while the address has to wait. */
export type SpendStep = (address: string) => void;

/** Creates the allowances of all addresses. `steady` is a monotonic clock. */
export function createStepBudget({ steady }: { readonly steady: () => number }): SpendStep {
  const budget = createFailureBudget({ ...PER_ADDRESS, now: steady });
  return (from) => {
    const address = addressKey(from);
    const wait = budget.waitFor(address);
    if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / SECOND) });
    budget.fail(address);
  };
}
