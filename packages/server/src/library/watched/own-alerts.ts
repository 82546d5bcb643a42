import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';

/** The rows that say that a member keeps a judgment: saved, bookmarked, with a note, sent by e-mail, printed. */
export function keptDocuments(db: Kysely<Database>) {
  return db
    .selectFrom('saved_results')
    .select(['user_id', 'document_id'])
    .where('deleted_at', 'is', null)
    .where('document_id', '!=', '')
    .union(db.selectFrom('bookmarks').select(['user_id', 'document_id']))
    .union(db.selectFrom('personal_notes').select(['user_id', 'document_id']).where('deleted_at', 'is', null))
    .union(db.selectFrom('sent_judgments').select(['user_id', 'document_id']))
    .union(db.selectFrom('exported_documents').select(['user_id', 'document_id']));
}

/**
 * Returns the alerts of the members who keep each of the judgments and have not switched that off, by judgment and member;
 * makes those that are missing. A member with an alert on the judgment itself that tells at once is told by that one: one that is paused, or
 * waits for Monday, keeps nobody from a warning.
 */
export async function findOwnAlerts(
  db: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const keepers = await inChunks(ids, (chunk) =>
    db
      .selectFrom(keptDocuments(db).as('kept'))
      .leftJoin('alert_members', 'alert_members.user_id', 'kept.user_id')
      .select(['kept.user_id', 'kept.document_id'])
      .where('kept.document_id', 'in', chunk)
      .where((is) => is.or([is('watches_own', 'is', null), is('watches_own', '=', 1)]))
      .where((kept) =>
        kept.not(
          kept.exists(
            kept
              .selectFrom('alerts')
              .select('alerts.id')
              .where('alerts.kind', '=', 'judgment')
              .whereRef('alerts.user_id', '=', 'kept.user_id')
              .whereRef('alerts.target', '=', 'kept.document_id')
              .where('alerts.paused_at', 'is', null)
              .where('alerts.frequency', '=', 'at-once'),
          ),
        ),
      )
      .execute(),
  );
  if (keepers.length === 0) return new Map();
  const alertOf = await ownAlerts(db, [...new Set(keepers.map(({ user_id }) => user_id))], now);
  return new Map(
    [...Map.groupBy(keepers, ({ document_id }) => document_id)].map(([id, rows]) => [
      id,
      new Map(rows.map(({ user_id }) => [user_id, alertOf.get(user_id) ?? ''])),
    ]),
  );
}

async function ownAlerts(
  db: Kysely<Database>,
  users: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, string>> {
  for (const user_id of users)
    await db
      .insertInto('alerts')
      .values({ ...NONE, id: randomUUID(), user_id, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'target']).doNothing())
      .execute();
  const rows = await inChunks(users, (chunk) =>
    db.selectFrom('alerts').select(['id', 'user_id']).where('kind', '=', 'own').where('user_id', 'in', chunk).execute(),
  );
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

const NONE = {
  kind: 'own',
  target: '',
  name: '',
  query: '',
  body: '',
  body_key: '',
  events: '[]',
  frequency: 'at-once',
  failure: '',
  seen_at: 0,
  paused_at: null,
  run_at: null,
} as const;
