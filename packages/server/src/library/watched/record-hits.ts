import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.js';
import { insertRows, type OnKnownRow } from '../../store/insert-rows.js';
import type { AlertEvent } from './events.js';

/** Something that an alert found. */
export interface Hit {
  readonly alertId: string;
  readonly userId: number;
  readonly documentId: string;
  readonly event: AlertEvent;
  /** Empty for a search. */
  readonly byId: string;
}

/** What is not so any more. */
export interface Withdrawal {
  readonly documentId: string;
  readonly byId: string;
  readonly event: AlertEvent;
  /** True if the judgment still cites the other one. */
  readonly isCited: boolean;
}

/** Written into the statement: it is prepared for the values of the rows only. */
const NULL = sql<null>`null`;

/** What came back after it was taken back is told again, unless nobody was told that it was gone. */
const AGAIN: OnKnownRow<'alert_hits'> = {
  name: 'again',
  apply: (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .columns(['alert_id', 'document_id', 'event', 'by_id'])
        .doUpdateSet((row) => ({
          withdrawn_at: NULL,
          found_at: row.ref('excluded.found_at'),
          mailed_at: row
            .case()
            .when('alert_hits.mailed_at', 'is', null)
            .then(row.ref('excluded.found_at'))
            .else(NULL)
            .end(),
        }))
        .where('alert_hits.withdrawn_at', 'is not', null),
    ),
};

/** Stores what alerts found; what they found before stays as it is. */
export async function recordHits(db: Kysely<Database>, hits: readonly Hit[], now: number): Promise<void> {
  const rows = hits.map(({ alertId, userId, documentId, event, byId }) => ({
    alert_id: alertId,
    user_id: userId,
    document_id: documentId,
    event,
    by_id: byId,
    mail_id: '',
    found_at: now,
    mailed_at: null,
    withdrawn_at: null,
  }));
  if (rows.length > 0) await insertRows(db, 'alert_hits', rows, AGAIN);
}

/** Takes hits back, with a word in the list and the feed; by e-mail only what an e-mail told. */
export async function withdrawHits(
  db: Kysely<Database>,
  withdrawals: readonly Withdrawal[],
  now: number,
): Promise<void> {
  const by = [...new Set(withdrawals.map(({ byId }) => byId))];
  const known = await db
    .selectFrom('alert_hits')
    .select(['document_id', 'by_id'])
    .where('by_id', 'in', by)
    .distinct()
    .execute();
  if (known.length === 0) return;
  const isKnown = new Set(known.map(({ document_id, by_id }) => `${by_id} ${document_id}`));
  for (const { documentId, byId, event, isCited } of withdrawals) {
    if (!isKnown.has(`${byId} ${documentId}`)) continue;
    // A judgment that says something else now still cites it.
    const events = isCited ? [event].filter((one) => one !== 'cited') : [...new Set([event, 'cited'])];
    if (events.length === 0) continue;
    await db
      .updateTable('alert_hits')
      .set((hit) => ({
        withdrawn_at: now,
        mailed_at: hit.case().when('mailed_at', 'is', null).then(now).else(NULL).end(),
        mail_id: '',
      }))
      .where('document_id', '=', documentId)
      .where('by_id', '=', byId)
      .where('event', 'in', events)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
}
