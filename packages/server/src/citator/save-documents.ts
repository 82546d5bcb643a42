import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { citationKeys } from './keys/citation-keys.js';
import { type DocumentKeys, type DocumentRead, readDocument } from './reading/read-document.js';
import { READING_VERSION } from '../extraction/reading/reading-version.js';
import { type ReadingToWrite, writeReadings } from './write-reading.js';
import { contentHash } from '../library/content-hash.js';
import type { Database, Store } from '../store/database.js';
import { packBody } from '../library/document-body.js';
import { documentId } from '../library/document-id.js';
import { type ImportedColumns, importedColumns, newRow } from '../library/document-row.js';
import type { NewDocument } from '../extraction/new-document.js';
import { openHouseNumbering } from '../library/house-numbering.js';
import { insertRows } from '../store/insert-rows.js';
import type { DocumentBodyRow, DocumentRow, IndexQueueRow } from '../store/tables/library-tables.js';

/** What became of a document that was handed over. */
export type SaveOutcome = 'stored' | 'updated' | 'unchanged';

/**
 * Stores documents and queues them for the index, all in one transaction: after an error none of them is stored.
 *
 * Answers one outcome for each document, in order. A document keeps its id, its house citation and what the library
 * has worked out about it for ever. A batch of about 64 keeps the transaction short.
 *
 * Throws a HouseCitationError when a fixed house citation is taken or malformed, and an Error when a source id occurs
 * twice in the batch.
 */
export async function saveDocuments(store: Store, documents: readonly NewDocument[]): Promise<SaveOutcome[]> {
  return (await prepareDocuments(store, documents)).save();
}

/** Documents whose texts are read and compressed, so that storing them keeps other writers waiting as shortly as can be. */
export interface PreparedDocuments {
  /** Stores them; see `saveDocuments`. */
  save(): Promise<SaveOutcome[]>;
}

/** Reads texts, here or in another thread; answers in the same order. */
export type ReadDocuments = (documents: readonly NewDocument[]) => Promise<readonly DocumentRead[]>;

const readHere: ReadDocuments = async (documents) => documents.map(readDocument);

/** The first half of `saveDocuments`: reads and compresses what has changed. One batch may be prepared while another is stored. */
export async function prepareDocuments(
  store: Store,
  documents: readonly NewDocument[],
  read: ReadDocuments = readHere,
): Promise<PreparedDocuments> {
  if (documents.length === 0) return { save: async () => [] };
  const candidates = documents.map((document) => ({
    document,
    id: documentId(document.kind, document.source.id),
    hash: contentHash(document),
  }));
  refuseTwins(candidates);
  const before = await readKnown(
    store.db,
    candidates.map(({ id }) => id),
  );
  const changed = candidates.filter(({ id, hash }) => !isUnchanged(before.get(id), hash));
  const readings = await read(changed.map(({ document }) => document));
  const works = new Map<string, Work>();
  for (const [index, { id, document }] of changed.entries()) {
    const reading = readings[index];
    if (reading !== undefined) works.set(id, { read: reading, body: packBody(id, document.text) });
  }
  return { save: () => savePrepared(store, candidates, works) };
}

interface Candidate {
  readonly document: NewDocument;
  readonly id: string;
  readonly hash: string;
}

/** What is worked out of a document before it is written. */
interface Work {
  readonly read: DocumentRead;
  readonly body: DocumentBodyRow;
}

async function savePrepared(
  store: Store,
  candidates: readonly Candidate[],
  works: ReadonlyMap<string, Work>,
): Promise<SaveOutcome[]> {
  return store.db.transaction().execute(async (transaction) => {
    const known = await readKnown(
      transaction,
      candidates.map(({ id }) => id),
    );
    const numbering = openHouseNumbering(transaction);
    const now = new Date().toISOString();
    const outcomes: SaveOutcome[] = [];
    const readings: ReadingToWrite[] = [];
    const added: Added[] = [];
    const queued: IndexQueueRow[] = [];
    for (const { document, id, hash } of candidates) {
      const existing = known.get(id);
      if (existing !== undefined && existing.source_id !== document.source.id) {
        throw new Error(`${document.source.id} and ${existing.source_id} have the same id ${id}; rename one of them.`);
      }
      if (isUnchanged(existing, hash)) {
        outcomes.push('unchanged');
        continue;
      }
      // Another process may have changed it since it was prepared.
      const { read, body } = works.get(id) ?? { read: readDocument(document), body: packBody(id, document.text) };
      const isNew = existing === undefined;
      const columns = importedColumns(read.document, { hash, now });
      const row = isNew ? newRow(columns, { id, citation: await numbering.give(read.document) }) : undefined;
      if (row !== undefined) added.push({ row, body, document: read.document });
      else await update(transaction, { id, columns, body, document: read.document });
      queued.push({ document_id: id, op: 'index', revision: hash });
      const houseCitation = row?.house_citation ?? existing?.house_citation ?? '';
      readings.push({ id, rows: read.rows, keys: withHouseCitation(read, houseCitation), isNew });
      outcomes.push(isNew ? 'stored' : 'updated');
    }
    await numbering.save();
    await add(transaction, added);
    await queueForIndex(transaction, queued);
    await writeReadings(transaction, readings, randomUUID());
    return outcomes;
  });
}

function withHouseCitation({ document, keys }: DocumentRead, houseCitation: string): DocumentKeys {
  if (document.kind === 'act') return keys;
  const own = citationKeys({ houseCitation, otherCitations: [], courtId: document.courtId });
  return { ...keys, citations: [...own, ...keys.citations.filter(({ key }) => own.every((one) => one.key !== key))] };
}

/** Known with the same text, and read by the same rules. */
const isUnchanged = (known: Known | undefined, hash: string): boolean =>
  known?.content_hash === hash && known.reading_version === READING_VERSION;

type Known = Pick<DocumentRow, 'id' | 'source_id' | 'content_hash' | 'reading_version' | 'house_citation'>;

/** What the library has of these documents. */
async function readKnown(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'source_id', 'content_hash', 'reading_version', 'house_citation'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A document that is new. */
interface Added {
  readonly row: DocumentRow;
  readonly body: DocumentBodyRow;
  readonly document: NewDocument;
}

/** All in few statements: putting one together takes longer than running it. */
async function add(transaction: Transaction<Database>, added: readonly Added[]): Promise<void> {
  await insertRows(
    transaction,
    'documents',
    added.map(({ row }) => row),
  );
  await insertRows(
    transaction,
    'document_bodies',
    added.map(({ body }) => body),
  );
  for (const { row, document } of added) {
    if (document.kind === 'act') await writeSections(transaction, row.id, document.sections);
  }
}

interface Updated {
  readonly id: string;
  readonly columns: ImportedColumns;
  readonly body: DocumentBodyRow;
  readonly document: NewDocument;
}

async function update(transaction: Transaction<Database>, { id, columns, body, document }: Updated): Promise<void> {
  const { document_id, ...texts } = body;
  await transaction.updateTable('documents').set(columns).where('id', '=', id).execute();
  await transaction.updateTable('document_bodies').set(texts).where('document_id', '=', document_id).execute();
  await transaction.deleteFrom('act_sections').where('document_id', '=', id).execute();
  if (document.kind === 'act') await writeSections(transaction, id, document.sections);
}

async function queueForIndex(transaction: Transaction<Database>, queued: readonly IndexQueueRow[]): Promise<void> {
  if (queued.length === 0) return;
  await transaction
    .insertInto('index_queue')
    .values(queued)
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet((given) => ({
        op: given.ref('excluded.op'),
        revision: given.ref('excluded.revision'),
      })),
    )
    .execute();
}

/** Sections in one statement; below the number of values that any database takes. */
const SECTIONS_AT_ONCE = 500;

async function writeSections(
  transaction: Transaction<Database>,
  id: string,
  sections: readonly { anchor: string; number: string; heading: string }[],
): Promise<void> {
  for (let start = 0; start < sections.length; start += SECTIONS_AT_ONCE) {
    const rows = sections.slice(start, start + SECTIONS_AT_ONCE).map(({ anchor, number, heading }, index) => ({
      document_id: id,
      position: start + index,
      anchor,
      number,
      heading,
    }));
    await transaction.insertInto('act_sections').values(rows).execute();
  }
}

function refuseTwins(candidates: readonly { readonly id: string; readonly document: NewDocument }[]): void {
  const seen = new Set<string>();
  for (const { id, document } of candidates) {
    if (seen.has(id)) throw new Error(`${document.source.id} is twice in one batch; hand it over once.`);
    seen.add(id);
  }
}
