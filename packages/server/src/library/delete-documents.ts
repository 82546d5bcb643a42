import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { dropCompletions } from './completions/fill-completions.js';
import { enqueueForIndex } from '../store/queues.js';

/**
 * Deletes documents with everything that belongs to them, and queues their removal from the index. Returns the ids that
 * the library had.
 */
export async function deleteDocuments(
  transaction: Transaction<Database>,
  ids: readonly string[],
  revision: string,
): Promise<string[]> {
  const known = await transaction.selectFrom('documents').select('id').where('id', 'in', ids).execute();
  const deleted = known.map(({ id }) => id);
  if (deleted.length === 0) return [];
  await dropCompletions(transaction, deleted);
  await transaction.deleteFrom('documents').where('id', 'in', deleted).execute();
  await enqueueForIndex(
    transaction,
    deleted.map((document_id) => ({ document_id, op: 'remove', revision })),
  );
  return deleted;
}
