import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { insertOwnedRows } from '../store/insert-rows.js';
import { enqueueForCitator } from '../store/queues.js';
import type { DocumentKeys } from './reading/read-document.js';
import { ACT_MARK, type ReadingRows } from './reading/place-rows.js';

/** The reading of a document, with its id and its keys. */
export interface ReadingToWrite {
  readonly id: string;
  readonly rows: ReadingRows;
  readonly keys: DocumentKeys;
  /** False if an older reading of the same document must be deleted first. */
  readonly isNew: boolean;
}

const TABLES = [
  'citation_uses',
  'provision_uses',
  'listed_cases',
  'treatment_notices',
  'waiting_keys',
  'citation_keys',
  'docket_keys',
  'act_names',
] as const;

/**
 * Writes the readings of the documents that one transaction saves. Queues these documents, and all documents that wait for
 * one of their old or new keys.
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
  const places = rowsOf(({ rows }) => rows.places);
  const provisions = rowsOf(({ rows }) => rows.provisions);
  const listed = rowsOf(({ rows }) => rows.listed);
  const notices = rowsOf(({ rows }) => rows.notices);
  const waitingFor = rowsOf(({ rows }) => rows.waitingFor.map((key) => ({ key })));
  const citations = rowsOf(({ keys }) => keys.citations);
  const dockets = rowsOf(({ keys }) => keys.dockets.map((key) => ({ key })));
  const actNames = rowsOf(({ keys }) => keys.actNames.map((name) => ({ name })));
  await insertOwnedRows(transaction, 'citation_uses', places);
  await insertOwnedRows(transaction, 'provision_uses', provisions);
  await insertOwnedRows(transaction, 'listed_cases', listed);
  await insertOwnedRows(transaction, 'treatment_notices', notices);
  await insertOwnedRows(transaction, 'waiting_keys', waitingFor);
  await insertOwnedRows(transaction, 'citation_keys', citations);
  await insertOwnedRows(transaction, 'docket_keys', dockets);
  await insertOwnedRows(transaction, 'act_names', actNames);
  await enqueueForCitator(
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

/** Reads all keys of documents, in the form in which other documents wait for them. */
export async function keysOf(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const citations = await db.selectFrom('citation_keys').select('key').where('document_id', 'in', ids).execute();
  const dockets = await db.selectFrom('docket_keys').select('key').where('document_id', 'in', ids).execute();
  const acts = await db.selectFrom('act_names').select('name').where('document_id', 'in', ids).execute();
  return [...citations, ...dockets].map(({ key }) => key).concat(acts.map(({ name }) => `${ACT_MARK}${name}`));
}

/** Queues every document with a citation that waits for one of the keys. */
export async function wakeWaiting(db: Kysely<Database>, keys: readonly string[], revision: string): Promise<void> {
  const waiting = await inChunks(keys, (chunk) =>
    db.selectFrom('waiting_keys').select('document_id').distinct().where('key', 'in', chunk).execute(),
  );
  await enqueueForCitator(db, [...new Set(waiting.map(({ document_id }) => document_id))], revision);
}
