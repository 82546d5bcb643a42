import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { readInteger } from './large-integer.js';

/** One act for the record. */
export interface AuditedAct {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who did it: `admin:` and the name in the operating system, or `member:` and the id. */
  readonly actor: string;
  /** Kebab-case, `member-deleted`. */
  readonly act: string;
  /** The account that it concerns; null if none. */
  readonly userId: number | null;
  /** What changed, in words; never a secret. */
  readonly details: string;
}

/** Records an act. In the transaction of the act, either both are stored or neither. */
export async function recordAct(db: Kysely<Database>, { at, actor, act, userId, details }: AuditedAct): Promise<void> {
  await db.insertInto('audit_log').values({ id: randomUUID(), at, actor, act, user_id: userId, details }).execute();
}

/** Reads acts, the newest first: since a time, with a text in who, what or details; an empty text finds all. */
export async function readActs(
  db: Kysely<Database>,
  { containing, since, limit }: { readonly containing: string; readonly since: number; readonly limit: number },
): Promise<AuditedAct[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  const wanted = containing.toLowerCase();
  return rows
    .map(({ at, actor, act, user_id: userId, details }) => ({ at: readInteger(at), actor, act, userId, details }))
    .filter(({ actor, act, userId, details }) =>
      [actor, act, String(userId ?? ''), details].some((text) => text.toLowerCase().includes(wanted)),
    )
    .slice(0, limit);
}
