import type { Kysely } from 'kysely';
import type { Database, Store } from '../store/database.js';
import { requeueAllForIndex } from '../store/queues.js';
import type { DocumentBodyRow, DocumentRow } from '../store/tables/library-tables.js';
import { runTransaction } from '../store/run-transaction.js';

/** A document with its packed text, as the index needs it. */
export type IndexRow = DocumentRow & Pick<DocumentBodyRow, 'plain' | 'sentence_ends'>;

/** Name under which the generation of the index is stored. */
const ENGINE = 'search';

/** Reads documents with their packed texts; unknown ids are left out. */
export async function readIndexRows(db: Kysely<Database>, ids: readonly string[]): Promise<readonly IndexRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .selectAll('documents')
    .select(['document_bodies.plain', 'document_bodies.sentence_ends'])
    .where('documents.id', 'in', ids)
    .execute();
}

/**
 * Queues every document when the index is new or lost, which another generation shows. Locks what `requeueAllForIndex`
 * locks.
 */
export async function queueAllForNewIndex(store: Store, generation: string): Promise<void> {
  const known = await store.db
    .selectFrom('index_state')
    .select('generation')
    .where('engine', '=', ENGINE)
    .executeTakeFirst();
  if (known?.generation === generation) return;
  await runTransaction(store.db, async (transaction) => {
    await requeueAllForIndex(transaction);
    await transaction
      .insertInto('index_state')
      .values({ engine: ENGINE, generation })
      .onConflict((conflict) => conflict.column('engine').doUpdateSet({ generation }))
      .execute();
  });
}
