import { randomBytes } from 'node:crypto';
import type { PortalDefaults } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { KeyedPortal } from './portal-record.js';

/** 128 bits, although a key is no secret: nobody sends the key of another portal by mistake. */
const KEY_BYTES = 16;
const KEY = /^pk_[\w-]{22}$/;

/** Makes a publishable key. */
export function newKey(): string {
  return `pk_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/**
 * Finds the portal of a key that has not ended. Reads the database each time, so that a revoked key is refused from the
 * next request on, also if another process revoked it.
 */
export async function findKey(db: Kysely<Database>, key: string, now: number): Promise<KeyedPortal | undefined> {
  if (!KEY.test(key)) return undefined;
  const rows = await db
    .selectFrom('partner_keys as key')
    .innerJoin('partner_portals as portal', 'portal.id', 'key.portal_id')
    .leftJoin('partner_origins as allowed', 'allowed.portal_id', 'portal.id')
    .select(['portal.id', 'portal.user_id', 'portal.per_minute', 'portal.defaults', 'key.ends_at', 'allowed.origin'])
    .where('key.key', '=', key)
    .where((eb) => eb.or([eb('key.ends_at', 'is', null), eb('key.ends_at', '>', now)]))
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    portalId: first.id,
    userId: first.user_id,
    key,
    perMinute: first.per_minute,
    defaults: JSON.parse(first.defaults) as PortalDefaults,
    origins: new Set(rows.flatMap(({ origin }) => (origin === null ? [] : [origin]))),
    endsAt: first.ends_at === null ? null : readInteger(first.ends_at),
  };
}
