import { BusyError } from '@headnote/core/errors';
import { createAddressAllowance } from '../runtime/address-allowance.js';
import type { Captcha } from './captcha.js';

/** The captcha with the limit that all its endpoints share. */
export interface Challenges {
  readonly captcha: Captcha;
  /** Counts one request of an address. Throws BusyError if it has sent too many. */
  readonly spend: (address: string) => void;
}

/** Requests of one address: many people behind one network, each with a few pictures. */
const PER_ADDRESS = { burst: 120, refillMs: 1_000 } as const;

/** Creates the limit. `steady` returns the milliseconds of a monotonic clock. */
export function createChallenges({
  captcha,
  steady,
}: {
  readonly captcha: Captcha;
  readonly steady: () => number;
}): Challenges {
  const takeOne = createAddressAllowance({ ...PER_ADDRESS, now: steady });
  return {
    captcha,
    spend(address) {
      const wait = takeOne(address);
      if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / 1000) });
    },
  };
}
