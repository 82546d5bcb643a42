import { BusyError } from '@headnote/core/errors';
import { createAddressAllowance } from '../runtime/budgets/address-allowance.js';
import type { Cells } from '../runtime/budgets/cells.js';
import type { Captcha } from './captcha.js';

/** The captcha with the limit that all its endpoints share. */
export interface Challenges {
  readonly captcha: Captcha;
  /** Counts one request of an address. Rejects with BusyError if it has sent too many. */
  readonly spend: (address: string) => Promise<void>;
}

/** Requests of one address: many people behind one network, each with a few pictures. */
const PER_ADDRESS = { burst: 120, refillMs: 1_000 } as const;

/** Creates the limit. */
export function createChallenges({ captcha, cells }: { readonly captcha: Captcha; readonly cells: Cells }): Challenges {
  const takeOne = createAddressAllowance(cells, 'captcha', PER_ADDRESS);
  return {
    captcha,
    async spend(address) {
      const wait = await takeOne(address);
      if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / 1000) });
    },
  };
}
