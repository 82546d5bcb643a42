import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.js';
import { inChunks } from './in-chunks.js';
import { type LargeInteger, readInteger } from './large-integer.js';
import type { CitatorQueueRow } from './tables/citator-tables.js';
import type { IndexQueueRow } from './tables/library-tables.js';
import { isPostgres } from './dialect-of.js';

/** Queues of documents. Each has one entry for a document; a newer change replaces the entry and its revision. */
export type QueueName = 'index_queue' | 'citator_queue' | 'completion_queue';

const QUEUES: readonly QueueName[] = ['index_queue', 'citator_queue', 'completion_queue'];

/** An entry as read. */
export interface QueueEntry {
  readonly document_id: string;
  /** Changes with every change of the document. */
  readonly revision: string;
}

/** An entry of the index queue with the change that the index needs. */
export type IndexChange = Pick<IndexQueueRow, 'op'> & QueueEntry;

/** Rows in one statement; below the number of values that any database takes. */
const ROWS_AT_ONCE = 500;

/**
 * Adds documents to the citator's queue, or gives their entries a new revision.
 *
 * Locks the rows of these entries until the transaction ends.
 */
export async function enqueueForCitator(db: Kysely<Database>, ids: readonly string[], revision: string): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('citator_queue')
      .values(ids.slice(from, from + ROWS_AT_ONCE).map((document_id) => ({ document_id, revision })))
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ revision, failure: '' }))
      .execute();
  }
}

/**
 * Adds changes to the index queue. A change of the words replaces an entry; `figures` only gives it a new revision,
 * because an entry that reads the words again reads the counts too. Either clears a recorded failure.
 *
 * Locks the rows of these entries until the transaction ends.
 */
export async function enqueueForIndex(db: Kysely<Database>, changes: readonly IndexChange[]): Promise<void> {
  const figures = changes.filter(({ op }) => op === 'figures');
  const words = changes.filter(({ op }) => op !== 'figures');
  for (let from = 0; from < words.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('index_queue')
      .values(words.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('document_id').doUpdateSet((row) => ({
          op: row.ref('excluded.op'),
          revision: row.ref('excluded.revision'),
          failure: '',
        })),
      )
      .execute();
  }
  for (const change of figures) {
    await db
      .insertInto('index_queue')
      .values(change)
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ revision: change.revision, failure: '' }))
      .execute();
  }
}

/**
 * Empties the index queue and adds every document to it. An entry that is in the queue again by then is replaced.
 *
 * SQLite: locks nothing more, because a transaction begins as the only writer. PostgreSQL: locks the table
 * (`lock table index_queue in share row exclusive mode`) until the transaction ends, so that a change that is queued
 * meanwhile waits and then replaces the entry made here.
 */
export async function requeueAllForIndex(transaction: Transaction<Database>): Promise<void> {
  if (isPostgres(transaction)) await sql`lock table index_queue in share row exclusive mode`.execute(transaction);
  await transaction.deleteFrom('index_queue').execute();
  await transaction
    .insertInto('index_queue')
    .columns(['document_id', 'op', 'revision'])
    .expression((from) =>
      from
        .selectFrom('documents')
        .select((build) => ['id', build.val('index').as('op'), 'content_hash'])
        // SQLite reads `on conflict` after a `select` without `where` as the condition of a join.
        .where((build) => build.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet((row) => ({
        op: row.ref('excluded.op'),
        revision: row.ref('excluded.revision'),
        failure: '',
      })),
    )
    .execute();
}

/**
 * Reads the first entries of the citator's queue without a recorded failure, for a transaction that works on them and removes them.
 *
 * SQLite: locks nothing more, because a transaction begins as the only writer. PostgreSQL: locks the rows until the
 * transaction ends and skips rows that another transaction has locked (`for update skip locked`).
 */
export async function claimForCitator(
  transaction: Transaction<Database>,
  limit: number,
): Promise<Selectable<CitatorQueueRow>[]> {
  const first = transaction
    .selectFrom('citator_queue')
    .selectAll()
    .where('failure', '=', '')
    .orderBy('document_id')
    .limit(limit);
  return isPostgres(transaction) ? first.forUpdate().skipLocked().execute() : first.execute();
}

/**
 * Reads the first entries of the index queue without a recorded failure.
 *
 * Locks nothing: an engine may take seconds for a batch. The caller has the process lock `index`, so that no other
 * process sends an older state of a document to the engine after a newer one.
 */
export async function readIndexChanges(db: Kysely<Database>, limit: number): Promise<IndexChange[]> {
  const urgent = await readUrgentChanges(db, limit);
  if (urgent.length > 0) return urgent;
  return db
    .selectFrom('index_queue')
    .select(['document_id', 'op', 'revision'])
    .where('failure', '=', '')
    .orderBy('document_id')
    .limit(limit)
    .execute();
}

/** Reads the waiting changes of documents that are masked, hidden or taken down: until then the index finds what it should not. */
export async function readUrgentChanges(db: Kysely<Database>, limit: number): Promise<IndexChange[]> {
  return db
    .selectFrom('document_marks')
    .innerJoin('index_queue', 'index_queue.document_id', 'document_marks.document_id')
    .select(['index_queue.document_id', 'op', 'revision'])
    .where('failure', '=', '')
    .orderBy('index_queue.document_id')
    .limit(limit)
    .execute();
}

/**
 * Removes entries from a queue. An entry that has changed since it was read stays, because its revision is new.
 *
 * Locks the rows of these entries until the transaction ends.
 */
export async function dequeue(
  transaction: Transaction<Database>,
  queue: QueueName,
  done: readonly QueueEntry[],
): Promise<void> {
  // All queues have these columns; with one type the statement is written once.
  const table = queue as 'citator_queue';
  await inChunks(done, (chunk) =>
    transaction
      .deleteFrom(table)
      .where(
        'document_id',
        'in',
        chunk.map(({ document_id }) => document_id),
      )
      .where(
        'revision',
        'in',
        chunk.map(({ revision }) => revision),
      )
      .execute(),
  );
}

/**
 * Sets documents aside: records why the work on them failed. The entries stay in the queue and wait for the next change of
 * the document or for `retryFailures`.
 *
 * Locks the rows of these entries until the transaction ends.
 */
export async function recordFailures(
  db: Kysely<Database>,
  queue: QueueName,
  failures: readonly (QueueEntry & { readonly reason: string })[],
): Promise<void> {
  const table = queue as 'citator_queue';
  for (const { document_id, revision, reason } of failures) {
    await db
      .updateTable(table)
      .set({ failure: reason === '' ? 'unknown' : reason })
      .where('document_id', '=', document_id)
      .where('revision', '=', revision)
      .execute();
  }
}

/** A document that was set aside. */
export interface FailedDocument {
  readonly queue: QueueName;
  readonly documentId: string;
  /** Empty if the library no longer has the document. */
  readonly houseCitation: string;
  readonly reason: string;
}

/** Reads the documents that were set aside, at most `limit` for each queue, by id. */
export async function readFailures(db: Kysely<Database>, limit: number): Promise<FailedDocument[]> {
  const failures: FailedDocument[] = [];
  for (const queue of QUEUES) {
    const rows = await db
      .selectFrom(queue as 'citator_queue')
      .leftJoin('documents', 'documents.id', 'document_id')
      .select(['document_id', 'failure', 'house_citation'])
      .where('failure', '!=', '')
      .orderBy('document_id')
      .limit(limit)
      .execute();
    for (const { document_id: documentId, failure: reason, house_citation } of rows)
      failures.push({ queue, documentId, houseCitation: house_citation ?? '', reason });
  }
  return failures;
}

/** Counts the documents that were set aside; one that two queues set aside counts once. */
export async function countFailed(db: Kysely<Database>): Promise<number> {
  const ids = new Set<string>();
  for (const queue of QUEUES) {
    const rows = await db
      .selectFrom(queue as 'citator_queue')
      .select('document_id')
      .where('failure', '!=', '')
      .execute();
    for (const { document_id } of rows) ids.add(document_id);
  }
  return ids.size;
}

/** Clears all recorded failures, so the next runs try these documents again. */
export async function retryFailures(db: Kysely<Database>): Promise<void> {
  for (const queue of QUEUES)
    await db
      .updateTable(queue as 'citator_queue')
      .set({ failure: '' })
      .where('failure', '!=', '')
      .execute();
}

/** Counts the entries of a queue that the next run works on; entries with a recorded failure are not among them. */
export async function countWaiting(db: Kysely<Database>, queue: QueueName): Promise<number> {
  const { waiting } = await db
    .selectFrom(queue as 'citator_queue')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('waiting'))
    .where('failure', '=', '')
    .executeTakeFirstOrThrow();
  return readInteger(waiting);
}
