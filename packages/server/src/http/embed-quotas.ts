import { BusyError } from '@headnote/core/errors';
import type { KeyedPortal } from '../partners/portal-record.js';
import { addressKey } from '../runtime/address-key.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createTokenBuckets, type BucketSize } from '../runtime/budgets/token-buckets.js';

/** Every page of a partner reads the defaults, next to what its widgets show. The read is as cheap as the check of the key. */
export function isFreeCall(path: string): boolean {
  return path.endsWith('/defaults');
}

/** One request as the quotas see it. */
interface EmbedUse {
  /** Path of the route. */
  readonly path: string;
  /** Network address of the client. */
  readonly address: string;
  /** The portal of its key; undefined without a key. */
  readonly portal: Pick<KeyedPortal, 'portalId' | 'userId' | 'perMinute'> | undefined;
}

/** The quotas of the embed calls. */
export interface EmbedQuotas {
  /** Takes one request. Rejects with a BusyError that says whose quota is used up and when the next request is allowed. */
  spend(use: EmbedUse): Promise<void>;
}

interface EmbedQuotasOptions {
  /** What an address may ask without a key. */
  readonly withoutKey: BucketSize;
  /** Allowance of the look-ups of citations without a key; the same as of a visitor's searches. */
  readonly spendVisitorSearch: (address: string) => Promise<void>;
  readonly cells: Cells;
}

/** Without a key an address may ask so often in a row, then ten times a second. */
export const EMBED_WITHOUT_KEY: BucketSize = { burst: 600, refillMs: 100 };

const MINUTE = 60_000;
const MAX_PORTALS = 10_000;
/** About 10 MB. */
const MAX_ADDRESSES = 100_000;
/** One address may take half of a portal's quota for long, and of those of its owner together, so it cannot block the other readers. */
const SHARE_OF_ADDRESS = 2;
/** Calls that cost more than one: a check looks up to 500 citations, a comparison reads up to 50 judgments. */
const COSTS: ReadonlyMap<string, number> = new Map(Object.entries<number>({ check: 10, compare: 10 }));
/** Look-ups by citation, which would otherwise read out the whole library. */
const LOOK_UPS: ReadonlySet<string> = new Set(['citation', 'check', 'compare']);

/**
 * Creates the quotas. With a key, the quota of the portal counts first and that of an address is as large: a thousand readers
 * behind one address are served, and a single address that goes on cannot use up everything, because a request that is
 * refused takes nothing from either. All portals of one owner with equal quotas share that of an address: who registers
 * twenty gets no more for one.
 */
export function createEmbedQuotas({ withoutKey, spendVisitorSearch, cells }: EmbedQuotasOptions): EmbedQuotas {
  const takeFromPortal = createTokenBuckets(cells, { name: 'portals', max: MAX_PORTALS });
  const takeOfOwner = createTokenBuckets(cells, { name: 'portal-readers', max: MAX_ADDRESSES });
  const takeFromAddress = createTokenBuckets(cells, { name: 'embeds-without-key', max: MAX_ADDRESSES });
  return {
    async spend({ path, address, portal }) {
      const call = path.slice(path.lastIndexOf('/') + 1);
      if (isFreeCall(path)) return;
      const cost = COSTS.get(call) ?? 1;
      if (portal === undefined) {
        if (LOOK_UPS.has(call)) await spendVisitorSearch(address);
        else refuseFor(await takeFromAddress(addressKey(address), withoutKey, cost), 'this network');
        return;
      }
      const { portalId, userId, perMinute } = portal;
      const size = { burst: perMinute, refillMs: MINUTE / Math.max(perMinute, 1) };
      const share = { ...size, refillMs: size.refillMs * SHARE_OF_ADDRESS };
      const reader = `${userId} ${perMinute} ${addressKey(address)}`;
      refuseFor(await takeFromPortal.ask(portalId, size, cost), 'this website');
      refuseFor(await takeOfOwner(reader, share, cost), 'this network');
      // Others may have taken the rest meanwhile.
      refuseFor(await takeFromPortal(portalId, size, cost), 'this website');
    },
  };
}

function refuseFor(wait: number, whose: string): void {
  if (wait === 0) return;
  const retryAfter = Math.min(Math.max(Math.ceil(wait / 1000), 1), 60);
  throw new BusyError(`Too many requests from ${whose}. Please wait a little and try again.`, { retryAfter });
}
