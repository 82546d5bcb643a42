import { randomUUID } from 'node:crypto';
import type { NewDocument } from '../extraction/new-document.js';
import { contentHash } from '../library/content-hash.js';
import { packBody } from '../library/document-body.js';
import { documentId } from '../library/document-id.js';
import { isUnchanged, readKnownDocuments } from '../library/known-documents.js';
import { type SaveOutcome, type WrittenDocument, writeDocuments } from '../library/write-documents.js';
import type { Store } from '../store/database.js';
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
 * A batch of about 64 keeps the transaction short.
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
  save(): Promise<SaveOutcome[]>;
}

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
  const candidates = documents.map((document) => ({
    document,
    id: documentId(document.kind, document.source.id),
    hash: contentHash(document),
  }));
  refuseDuplicates(candidates);
  const known = await readKnownDocuments(
    store.db,
    candidates.map(({ id }) => id),
  );
  const changed = candidates.filter(({ id, hash }) => !isUnchanged(known.get(id), hash));
  const readings = await read(changed.map(({ document }) => document));
  const works = new Map<string, Work>();
  for (const [index, { id, document }] of changed.entries()) {
    const reading = readings[index];
    if (reading !== undefined) works.set(id, { reading, body: packBody(id, document.text) });
  }
  return { save: () => savePrepared(store, candidates, works) };
}

interface Candidate {
  readonly document: NewDocument;
  readonly id: string;
  readonly hash: string;
}

/** The part of a document that is prepared before the transaction. */
interface Work {
  readonly reading: DocumentRead;
  readonly body: DocumentBodyRow;
}

async function savePrepared(
  store: Store,
  candidates: readonly Candidate[],
  works: Map<string, Work>,
): Promise<SaveOutcome[]> {
  return runTransaction(store.db, async (transaction) => {
    await lockForTransaction(transaction, 'citator');
    const incoming = candidates.map(({ document, id, hash }) => ({
      id,
      hash,
      sourceId: document.source.id,
      prepare: () => {
        // Another process may have changed the document since it was prepared.
        const work = works.get(id) ?? { reading: readDocument(document), body: packBody(id, document.text) };
        works.set(id, work);
        return { document: work.reading.document, body: work.body };
      },
    }));
    const written = await writeDocuments(transaction, incoming);
    await writeReadings(
      transaction,
      written.flatMap((one) => readingOf(one, works.get(one.id)?.reading)),
      randomUUID(),
    );
    return written.map(({ outcome }) => outcome);
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

function refuseDuplicates(candidates: readonly Candidate[]): void {
  const seen = new Set<string>();
  for (const { id, document } of candidates) {
    if (seen.has(id)) throw new Error(`${document.source.id} occurs twice in one batch; pass it once.`);
    seen.add(id);
  }
}
