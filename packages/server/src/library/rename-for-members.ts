import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Gives a document another name in every member's folders and reading history, which keep the name that it had. An
 * operator's act on names would otherwise leave them there. The words of members' searches and notes are their own and
 * stay.
 */
export async function renameForMembers(
  transaction: Transaction<Database>,
  documentId: string,
  name: string,
): Promise<void> {
  await transaction.updateTable('saved_results').set({ name }).where('document_id', '=', documentId).execute();
  await transaction
    .updateTable('search_history')
    .set({ keywords: name })
    .where('query', '=', documentId)
    .where('kind', 'in', ['case', 'act'])
    .execute();
}
