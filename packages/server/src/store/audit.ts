import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';

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
