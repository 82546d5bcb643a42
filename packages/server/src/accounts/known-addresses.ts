import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import type { FlowSecrets } from './flows/secrets.js';

/** How long an address counts as its owner's after the last sign-in from there. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Addresses from which members have signed in: strangers cannot lock a member out there. */
export interface KnownAddresses {
  /** `username` in its stored form, `address` as limits count it. */
  has(username: string, address: string): Promise<boolean>;
  add(userId: number, address: string): Promise<void>;
}

interface KnownAddressesOptions {
  readonly db: Kysely<Database>;
  readonly secrets: FlowSecrets;
  readonly now: () => number;
}

/** Creates them in the database, as keyed hashes, so that a restart forgets none. */
export function createKnownAddresses({ db, secrets, now }: KnownAddressesOptions): KnownAddresses {
  return {
    async has(username, address) {
      const row = await db
        .selectFrom('known_addresses')
        .innerJoin('users', 'users.id', 'known_addresses.user_id')
        .select('user_id')
        .where('username', '=', username)
        .where('address_key', '=', secrets.keyOf(address))
        .where('seen_at', '>', now() - KEPT_MS)
        .executeTakeFirst();
      return row !== undefined;
    },
    async add(userId, address) {
      const row = { user_id: userId, address_key: secrets.keyOf(address), seen_at: now() };
      await db
        .insertInto('known_addresses')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'address_key']).doUpdateSet({ seen_at: row.seen_at }))
        .execute();
      await db
        .deleteFrom('known_addresses')
        .where('user_id', '=', userId)
        .where('seen_at', '<=', now() - KEPT_MS)
        .execute();
    },
  };
}
