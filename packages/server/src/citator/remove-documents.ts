import { randomUUID } from 'node:crypto';
import { writeCounts } from './resolve/write-counts.js';
import { keysOf, wakeWaiting } from './write-reading.js';
import type { Store } from '../store/database.js';

/**
 * Takes documents out of the library, all in one transaction: their texts, citations and links go, what cites them is resolved again
 * at the next run of the citator, and the search index drops them. Unknown ids are ignored.
 */
export async function removeDocuments(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('documents').select('id').where('id', 'in', ids).execute();
    const gone = known.map(({ id }) => id);
    if (gone.length === 0) return;
    const revision = randomUUID();
    const keys = await keysOf(transaction, gone);
    const links = await transaction
      .selectFrom('case_links')
      .select(['citing_id', 'cited_id'])
      .where((build) => build.or([build('citing_id', 'in', gone), build('cited_id', 'in', gone)]))
      .execute();
    await transaction.deleteFrom('documents').where('id', 'in', gone).execute();
    await writeCounts(transaction, [...new Set(links.flatMap(({ citing_id, cited_id }) => [citing_id, cited_id]))]);
    await wakeWaiting(transaction, keys, revision);
    await transaction
      .insertInto('index_queue')
      .values(gone.map((document_id) => ({ document_id, op: 'remove' as const, revision })))
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ op: 'remove', revision }))
      .execute();
  });
}
