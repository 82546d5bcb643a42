import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { insertOwnedRows } from '../store/insert-rows.js';
import type { DocumentKeys } from './reading/read-document.js';
import { ACT_MARK, type ReadingRows } from './reading/use-rows.js';

/** A document's reading, with its id and what it is known by. */
export interface ReadingToWrite {
  readonly id: string;
  readonly rows: ReadingRows;
  readonly keys: DocumentKeys;
  /** False where an older reading of the same document has to go first. */
  readonly isNew: boolean;
}

const TABLES = [
  'citation_uses',
  'provision_uses',
  'waiting_keys',
  'citation_keys',
  'docket_keys',
  'act_names',
] as const;

/**
 * Writes the readings of the documents that one transaction stores, and queues these documents and every other one that waits for
 * what they are or were known by.
 */
export async function writeReadings(
  transaction: Transaction<Database>,
  readings: readonly ReadingToWrite[],
  revision: string,
): Promise<void> {
  const changed = readings.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const before = await keysOf(transaction, changed);
  for (const table of changed.length === 0 ? [] : TABLES) {
    await transaction.deleteFrom(table).where('document_id', 'in', changed).execute();
  }
  const rowsOf = <Row>(pick: (reading: ReadingToWrite) => readonly Row[]) =>
    readings.map((reading) => ({ id: reading.id, rows: pick(reading) }));
  const uses = rowsOf(({ rows }) => rows.uses);
  const provisions = rowsOf(({ rows }) => rows.provisions);
  const waitingFor = rowsOf(({ rows }) => rows.waitingFor.map((key) => ({ key })));
  const citations = rowsOf(({ keys }) => keys.citations);
  const dockets = rowsOf(({ keys }) => keys.dockets.map((key) => ({ key })));
  const actNames = rowsOf(({ keys }) => keys.actNames.map((name) => ({ name })));
  await insertOwnedRows(transaction, 'citation_uses', uses);
  await insertOwnedRows(transaction, 'provision_uses', provisions);
  await insertOwnedRows(transaction, 'waiting_keys', waitingFor);
  await insertOwnedRows(transaction, 'citation_keys', citations);
  await insertOwnedRows(transaction, 'docket_keys', dockets);
  await insertOwnedRows(transaction, 'act_names', actNames);
  await enqueue(
    transaction,
    readings.map(({ id }) => id),
    revision,
  );
  const after = readings.flatMap(({ keys }) => [
    ...keys.citations.map(({ key }) => key),
    ...keys.dockets,
    ...keys.actNames.map((name) => `${ACT_MARK}${name}`),
  ]);
  await wakeWaiting(transaction, [...new Set([...before, ...after])], revision);
}

/** Everything that documents are known by, as waiting documents name it. */
export async function keysOf(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const citations = await db.selectFrom('citation_keys').select('key').where('document_id', 'in', ids).execute();
  const dockets = await db.selectFrom('docket_keys').select('key').where('document_id', 'in', ids).execute();
  const acts = await db.selectFrom('act_names').select('name').where('document_id', 'in', ids).execute();
  return [...citations, ...dockets].map(({ key }) => key).concat(acts.map(({ name }) => `${ACT_MARK}${name}`));
}

/** Queues every document whose citations wait for one of the keys. */
export async function wakeWaiting(db: Kysely<Database>, keys: readonly string[], revision: string): Promise<void> {
  const waiting = await inChunks(keys, (chunk) =>
    db.selectFrom('waiting_keys').select('document_id').distinct().where('key', 'in', chunk).execute(),
  );
  await enqueue(db, [...new Set(waiting.map(({ document_id }) => document_id))], revision);
}

async function enqueue(db: Kysely<Database>, ids: readonly string[], revision: string): Promise<void> {
  for (let from = 0; from < ids.length; from += QUEUED_AT_ONCE) {
    await db
      .insertInto('citator_queue')
      .values(ids.slice(from, from + QUEUED_AT_ONCE).map((document_id) => ({ document_id, revision })))
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ revision }))
      .execute();
  }
}

/** Rows in one statement; below the number of values that any database takes. */
const QUEUED_AT_ONCE = 500;
