import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { insertRows, type OnKnownRow } from '../../store/insert-rows.js';

const KEEP: OnKnownRow<'alert_queue'> = {
  name: 'keep',
  apply: (insert) => insert.onConflict((conflict) => conflict.doNothing()),
};

/** Notes new documents, in the transaction that stores them, for the alerts that look at them later. */
export async function queueForAlerts(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = ids.map((document_id) => ({ document_id, queued_at: now }));
  if (rows.length > 0) await insertRows(db, 'alert_queue', rows, KEEP);
}
