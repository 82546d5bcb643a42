import type { PortalDefaults } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { dayInIndia, DAY_MS } from '../accounts/subscription.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { OwnedPortal } from './portal-record.js';

/** A version that no page has sent for so long is no longer shown. */
const VERSION_SHOWN_MS = 30 * DAY_MS;

interface PortalFilter {
  readonly userId?: number | undefined;
  /** A part of the name of a portal or of its owner. */
  readonly containing?: string;
  readonly limit: number;
  readonly now: number;
}

/** Reads portals with their keys, origins and versions, the oldest first. */
export async function readPortals(
  db: Kysely<Database>,
  { userId, containing = '', limit, now }: PortalFilter,
): Promise<readonly OwnedPortal[]> {
  const portals = await db
    .selectFrom('partner_portals as portal')
    .innerJoin('users', 'users.id', 'portal.user_id')
    .selectAll('portal')
    .select('users.username')
    .$if(userId !== undefined, (query) => query.where('portal.user_id', '=', userId ?? 0))
    .orderBy('portal.created_at')
    .orderBy('portal.id')
    .execute();
  const text = containing.toLowerCase();
  const found = portals
    .filter(({ name, username }) => name.toLowerCase().includes(text) || username.includes(text))
    .slice(0, limit);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const origins = await db
    .selectFrom('partner_origins')
    .selectAll()
    .where('portal_id', 'in', ids)
    .orderBy('origin')
    .execute();
  const keys = await db.selectFrom('partner_keys').selectAll().where('portal_id', 'in', ids).execute();
  const versions = await db
    .selectFrom('partner_versions')
    .selectAll()
    .where('portal_id', 'in', ids)
    .where('seen_on', '>=', dayInIndia(now - VERSION_SHOWN_MS))
    .execute();
  return found.map((row) => ({
    id: row.id,
    userId: row.user_id,
    username: row.username,
    name: row.name,
    perMinute: row.per_minute,
    createdOn: dayInIndia(readInteger(row.created_at)),
    defaults: JSON.parse(row.defaults) as PortalDefaults,
    origins: origins.filter(({ portal_id }) => portal_id === row.id).map(({ origin }) => origin),
    keys: keys
      .filter(({ portal_id }) => portal_id === row.id)
      .map((key) => ({ ...key, ends_at: key.ends_at === null ? Infinity : readInteger(key.ends_at) }))
      .toSorted(
        (one, other) => other.ends_at - one.ends_at || readInteger(other.created_at) - readInteger(one.created_at),
      )
      .map((key) => ({
        key: key.key,
        createdOn: dayInIndia(readInteger(key.created_at)),
        endsAt: key.ends_at === Infinity ? '' : new Date(key.ends_at).toISOString(),
        isEnded: key.ends_at <= now,
        lastUsedOn: key.last_used_on === '' ? null : key.last_used_on,
      })),
    versions: versions
      .filter(({ portal_id }) => portal_id === row.id)
      .map(({ version, seen_on: seenOn }) => ({ version, seenOn }))
      .toSorted((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true })),
  }));
}
