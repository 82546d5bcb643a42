import { randomUUID } from 'node:crypto';
import type { NewDocument } from '../extraction/new-document.js';
import { contentHash } from '../library/content-hash.js';
import { asMarked, type Marking, readMarks, storeOriginal } from '../library/document-marks.js';
import { packBody } from '../library/document-body.js';
import { documentId } from '../library/document-id.js';
import { isUnchanged, readKnownDocuments } from '../library/known-documents.js';
import { type SaveOutcome, type WrittenDocument, writeDocuments } from '../library/write-documents.js';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import type { DocumentBodyRow } from '../store/tables/library-tables.js';
import { citationKeys } from './keys/citation-keys.js';
import { type DocumentKeys, type DocumentRead, readDocument } from './reading/read-document.js';
import { type ReadingToWrite, writeReadings } from './write-reading.js';
import { runTransaction } from '../store/run-transaction.js';

/**
 * Saves documents together with the citations in their texts, and queues them for the citator and the index, in one
 * transaction: after an error none of them is stored.
 *
 * Returns one outcome for each document, in order. A document keeps its id, its house citation and its counts for good.
 * An operator's mark is kept too: names stay replaced, and a document that was taken down is not stored, so it is
 * unchanged. A batch of about 64 keeps the transaction short.
 *
 * Takes the lock `citator` for the transaction. Throws a HouseCitationError when a fixed house citation is taken or
 * malformed, and an Error when a source id occurs twice in the batch.
 */
export async function saveDocuments(store: Store, documents: readonly NewDocument[]): Promise<SaveOutcome[]> {
  return (await prepareDocuments(store, documents)).save();
}

/** Documents whose texts are already read and packed, which keeps the saving transaction short. */
export interface PreparedDocuments {
  /** Saves them; see `saveDocuments`. */
  save(options?: SaveOptions): Promise<SaveOutcome[]>;
}

/** What else one transaction does. */
export interface SaveOptions {
  /** Runs first. */
  readonly before?: InTransaction;
  /** Runs next. Returns the ids within their sources of documents that are not saved after all; they are unchanged. */
  readonly leaveOut?: (transaction: Transaction<Database>) => Promise<ReadonlySet<string>>;
}

/** Work in a transaction that something else opens. */
export type InTransaction = (transaction: Transaction<Database>) => Promise<void>;

/** Reads texts, in this thread or another one. Returns the readings in the same order. */
export type ReadDocuments = (documents: readonly NewDocument[]) => Promise<readonly DocumentRead[]>;

const readHere: ReadDocuments = async (documents) => documents.map(readDocument);

/**
 * The first half of `saveDocuments`: reads and packs the documents that have changed. One batch may be prepared while
 * another one is saved.
 */
export async function prepareDocuments(
  store: Store,
  documents: readonly NewDocument[],
  read: ReadDocuments = readHere,
): Promise<PreparedDocuments> {
  if (documents.length === 0) return { save: async () => [] };
  const incoming = documents.map((document) => ({ document, id: documentId(document.kind, document.source.id) }));
  refuseDuplicates(incoming);
  const ids = incoming.map(({ id }) => id);
  const candidates = candidatesOf(incoming, await readMarks(store.db, ids));
  const known = await readKnownDocuments(store.db, ids);
  const changed = candidates.filter(({ id, hash }) => !isUnchanged(known.get(id), hash));
  const readings = await read(changed.map(({ document }) => document));
  const works = new Map<string, Work>();
  for (const [index, { hash, id, document }] of changed.entries()) {
    const reading = readings[index];
    if (reading !== undefined) works.set(hash, { reading, body: packBody(id, document.text) });
  }
  return { save: (options = {}) => savePrepared(store, { incoming, works, options }) };
}

interface Incoming {
  readonly document: NewDocument;
  readonly id: string;
}

interface Candidate extends Incoming {
  readonly hash: string;
}

/** The documents as their marks allow them; those that were taken down are left out. */
function candidatesOf(incoming: readonly Incoming[], marks: ReadonlyMap<string, Marking>): Candidate[] {
  return incoming.flatMap(({ document: given, id }) => {
    const document = asMarked(given, marks.get(id));
    return document ? [{ document, id, hash: contentHash(document) }] : [];
  });
}

/** The part of a document that is prepared before the transaction. */
interface Work {
  readonly reading: DocumentRead;
  readonly body: DocumentBodyRow;
}

interface Prepared {
  readonly incoming: readonly Incoming[];
  /** By the hash of the document. */
  readonly works: Map<string, Work>;
  readonly options: SaveOptions;
}

async function savePrepared(store: Store, { incoming: all, works, options }: Prepared): Promise<SaveOutcome[]> {
  return runTransaction(store.db, async (transaction) => {
    await lockForTransaction(transaction, 'citator');
    await options.before?.(transaction);
    const leftOut = await options.leaveOut?.(transaction);
    const incoming = all.filter(({ document }) => !leftOut?.has(document.source.id));
    // Read again: an operator may have marked a document since it was prepared.
    const marks = await readMarks(
      transaction,
      incoming.map(({ id }) => id),
    );
    for (const { id, document } of incoming) {
      const { isTakenDown = false, names = [] } = marks.get(id) ?? {};
      if (isTakenDown || names.length > 0) await storeOriginal(transaction, id, document);
    }
    const candidates = candidatesOf(incoming, marks);
    const written = await writeDocuments(
      transaction,
      candidates.map(({ document, id, hash }) => ({
        id,
        hash,
        sourceId: document.source.id,
        prepare: () => {
          // Another process may have changed the document since it was prepared.
          const work = works.get(hash) ?? { reading: readDocument(document), body: packBody(id, document.text) };
          works.set(hash, work);
          return { document: work.reading.document, body: work.body };
        },
      })),
    );
    await writeReadings(
      transaction,
      written.flatMap((one, index) => readingOf(one, works.get(candidates[index]?.hash ?? '')?.reading)),
      randomUUID(),
    );
    const outcomes = new Map(written.map(({ id, outcome }) => [id, outcome]));
    return all.map(({ id }) => outcomes.get(id) ?? 'unchanged');
  });
}

function readingOf(
  { id, outcome, houseCitation }: WrittenDocument,
  reading: DocumentRead | undefined,
): readonly ReadingToWrite[] {
  if (outcome === 'unchanged' || reading === undefined) return [];
  return [{ id, rows: reading.rows, keys: withHouseCitation(reading, houseCitation), isNew: outcome === 'stored' }];
}

function withHouseCitation({ document, keys }: DocumentRead, houseCitation: string): DocumentKeys {
  if (document.kind === 'act') return keys;
  const own = citationKeys({ houseCitation, otherCitations: [], courtId: document.courtId });
  return { ...keys, citations: [...own, ...keys.citations.filter(({ key }) => own.every((one) => one.key !== key))] };
}

function refuseDuplicates(candidates: readonly Incoming[]): void {
  const seen = new Set<string>();
  for (const { id, document } of candidates) {
    if (seen.has(id)) throw new Error(`${document.source.id} occurs twice in one batch; pass it once.`);
    seen.add(id);
  }
}
