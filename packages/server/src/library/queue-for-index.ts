import { randomUUID } from 'node:crypto';
import type { Store } from '../store/database.js';
import { countWaiting, enqueueForIndex, requeueAllForIndex } from '../store/queues.js';
import { runTransaction } from '../store/run-transaction.js';

/** Queues every document for the index. Returns how many wait. */
export async function queueAllForIndex(store: Store): Promise<number> {
  await runTransaction(store.db, requeueAllForIndex);
  return countWaiting(store.db, 'index_queue');
}

/** Queues one document, named by its house citation or its id. Returns 0 if the library does not have it, otherwise 1. */
export async function queueForIndex({ db }: Store, document: string): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where((is) => is.or([is('id', '=', document), is('house_citation', '=', document.toUpperCase())]))
    .executeTakeFirst();
  if (row === undefined) return 0;
  await enqueueForIndex(db, [{ document_id: row.id, op: 'index', revision: randomUUID() }]);
  return 1;
}
