import { randomUUID } from 'node:crypto';
import { noteLinkChanges } from './note-link-changes.js';
import { deleteDocuments } from '../library/delete-documents.js';
import type { Store } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import type { InTransaction } from './save-documents.js';
import { writeCounts } from './resolve/write-counts.js';
import { keysOf, wakeWaiting } from './write-reading.js';
import { runTransaction } from '../store/run-transaction.js';

/**
 * Removes documents together with their citations and links, in one transaction. Queues the documents that cite them, so
 * that the next run of the citator resolves those again, and their removal from the index. Ignores unknown ids.
 *
 * Takes the lock `citator` for the transaction, and then does `before` in it.
 */
export async function removeDocuments(store: Store, ids: readonly string[], before?: InTransaction): Promise<void> {
  if (ids.length === 0) return;
  await runTransaction(store.db, async (transaction) => {
    await lockForTransaction(transaction, 'citator');
    await before?.(transaction);
    const keys = await keysOf(transaction, ids);
    const links = await transaction
      .selectFrom('case_links')
      .select(['citing_id', 'cited_id', 'treatment', 'speaker', 'is_smaller_bench'])
      .where((build) => build.or([build('citing_id', 'in', ids), build('cited_id', 'in', ids)]))
      .execute();
    const revision = randomUUID();
    const deleted = await deleteDocuments(transaction, ids, revision);
    if (deleted.length === 0) return;
    await noteLinkChanges(transaction, { gone: links, come: [] }, Date.now());
    await writeCounts(transaction, [...new Set(links.flatMap(({ citing_id, cited_id }) => [citing_id, cited_id]))]);
    await wakeWaiting(transaction, keys, revision);
  });
}
