import { NotFoundError } from '@headnote/core/errors';
import type { DeviceSession } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import type { Asker } from './asker.js';

/** A session as its member sees it. */
export type ListedSession = DeviceSession;

const iso = (time: number | string | bigint) => new Date(readInteger(time)).toISOString();

/** Lists the sessions that can still be renewed: that of the asker first, then by last use. */
export async function listSessions(
  db: Kysely<Database>,
  { userId, sessionId }: Asker,
  now: number,
): Promise<readonly ListedSession[]> {
  const rows = await db
    .selectFrom('session_families as family')
    .select(['id', 'login_type', 'created_at', 'last_used_at', 'device', 'device_kind', 'address'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_tokens as token')
          .select('token.token_hash')
          .whereRef('token.family_id', '=', 'family.id')
          .where('token.used_at', 'is', null)
          .where('token.expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.device === '' ? 'Unknown device' : row.device,
    deviceKind: row.device_kind,
    address: row.address,
    signedInAt: iso(row.created_at),
    // Sessions from before this column have 0.
    lastUsedAt: iso(readInteger(row.last_used_at) || row.created_at),
    loginType: row.login_type,
    isCurrent: row.id === sessionId,
  }));
  return [...sessions.filter(({ isCurrent }) => isCurrent), ...sessions.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends one session of a member. An unknown id and another member's session read alike: NotFoundError. */
export async function endSession(
  db: Kysely<Database>,
  { userId, id, now }: { readonly userId: number; readonly id: string; readonly now: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('session_families')
    .set({ revoked_at: now, revoked_reason: 'ended by the member' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFoundError('You have no such session. It may have ended already.');
}

/** Ends all sessions of a member but that of the asker. Returns how many. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { userId, sessionId }: Asker,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session_families')
    .set({ revoked_at: now, revoked_reason: 'ended by the member' })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
