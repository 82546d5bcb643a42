import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { selectCopies } from '../sources.js';
import type { Database, Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { unpackText } from '../../store/packed-text.js';
import { isFaultOfDocument } from '../../store/document-fault.js';
import type { QueueEntry } from '../../store/queues.js';
import { runTransaction } from '../../store/run-transaction.js';
import { type SetAside, workOnEach } from '../../store/set-aside.js';
import { addCompletions, collectCompletions, subtractCompletions } from './count-completions.js';
import { readMarks } from '../document-marks.js';
import { addJudges, JUDGE_COLUMNS, subtractJudges } from '../judges/count-judges.js';
import { NAME_COLUMNS, type NamedDocument, namesOf } from './names-of.js';
import { textWords } from './text-words.js';

/** Documents in one transaction of a server: few enough not to delay its other requests. */
const BATCH = 64;
/** The same for an import, which answers no requests: documents share words, so a larger batch writes fewer. */
export const IMPORT_BATCH = 256;

interface FillOptions {
  readonly signal?: AbortSignal | undefined;
  readonly batch?: number;
  /** Gets the number of documents that this run has counted. */
  readonly onProgress?: (done: number) => void;
  /** Called for each document whose names and words could not be counted. The queue records the reason. */
  readonly onFailure?: (failure: { readonly id: string; readonly reason: string }) => void;
}

/** Rows in one statement; below the number of values that any database takes. */
const ROWS_AT_ONCE = 500;

/**
 * Counts the names and words of all documents that wait for it. A run may be stopped or killed at any point; the next
 * one continues. Returns the number of documents. One that fails is set aside with the reason, until it changes or
 * `retryFailures` is called.
 *
 * Has the process lock `completions` during each batch, so that no document counts twice.
 */
export async function fillCompletions(
  store: Store,
  { signal, batch = BATCH, onProgress, onFailure }: FillOptions = {},
): Promise<number> {
  for (let done = 0; ;) {
    signal?.throwIfAborted();
    const release = await store.lock('completions', signal);
    try {
      const { entries, failed } = await fillBatch(store, batch);
      for (const { document_id: id, reason } of failed) onFailure?.({ id, reason });
      if (entries.length === 0) return done;
      done += entries.length;
      onProgress?.(done);
    } finally {
      release();
    }
  }
}

/** Returns how many documents wait for their names and words to be counted. */
export async function countUnfilled(store: Store): Promise<number> {
  const { count } = await store.db
    .selectFrom('completion_queue')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Filled {
  readonly entries: readonly QueueEntry[];
  readonly failed: readonly SetAside[];
}

/** Counts the next documents at once, or each by itself if one of them fails. */
async function fillBatch(store: Store, batch: number): Promise<Filled> {
  const waiting = await store.db
    .selectFrom('completion_queue')
    .selectAll()
    .where('failure', '=', '')
    .orderBy('document_id')
    .limit(batch)
    .execute();
  if (waiting.length === 0) return { entries: waiting, failed: [] };
  try {
    await fillEntries(store, waiting);
    return { entries: waiting, failed: [] };
  } catch (error) {
    if (!isFaultOfDocument(error)) throw error;
  }
  const fill = (entry: QueueEntry) => fillEntries(store, [entry]);
  return { entries: waiting, failed: await workOnEach(store.db, 'completion_queue', { entries: waiting, work: fill }) };
}

async function fillEntries(store: Store, entries: readonly QueueEntry[]): Promise<void> {
  const ids = entries.map(({ document_id }) => document_id);
  const words = await readWords(store, ids);
  const revisions = new Map(entries.map(({ document_id, revision }) => [document_id, revision]));
  await runTransaction(store.db, async (transaction) => {
    // A document that has changed meanwhile waits again.
    const rows = await transaction
      .selectFrom('completion_queue')
      .selectAll()
      .where('document_id', 'in', ids)
      .orderBy('document_id')
      .execute();
    const same = rows.filter(({ document_id, revision }) => revisions.get(document_id) === revision);
    const counted = same.map(({ document_id }) => document_id);
    if (counted.length === 0) return;
    const documents = await transaction
      .selectFrom('documents')
      .select([...NAME_COLUMNS, ...JUDGE_COLUMNS])
      .where('id', 'in', counted)
      .where('id', 'not in', selectCopies(transaction))
      .orderBy('id')
      .execute();
    const named = await withoutHiddenNames(transaction, documents);
    await addCompletions(transaction, collectCompletions(named, countWords(counted, words)));
    await addJudges(transaction, documents);
    await transaction.deleteFrom('completion_queue').where('document_id', 'in', counted).execute();
  });
}

/** Makes documents wait for their names and words to be counted. Locks their entries until the transaction ends. */
export async function queueCompletions(
  transaction: Transaction<Database>,
  documents: readonly { readonly id: string; readonly revision: string }[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += ROWS_AT_ONCE) {
    await transaction
      .insertInto('completion_queue')
      .values(documents.slice(from, from + ROWS_AT_ONCE).map(({ id, revision }) => ({ document_id: id, revision })))
      .onConflict((conflict) =>
        conflict.column('document_id').doUpdateSet((row) => ({ revision: row.ref('excluded.revision'), failure: '' })),
      )
      .execute();
  }
}

/**
 * Takes documents out of the lists, before their text changes or they are deleted: nobody is offered the name of a
 * judgment that is gone. Those that still wait to be counted are in no list.
 */
export async function dropCompletions(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const waiting = await inChunks(ids, (chunk) =>
    transaction.selectFrom('completion_queue').select('document_id').where('document_id', 'in', chunk).execute(),
  );
  const uncounted = new Set(waiting.map(({ document_id }) => document_id));
  const counted = ids.filter((id) => !uncounted.has(id));
  if (counted.length === 0) return;
  const words = await readWords({ db: transaction }, counted);
  await subtractCompletions(transaction, counted, countWords(counted, words));
  await subtractJudges(transaction, counted);
}

/**
 * The words of each document: those of its text and of the names in its fields. One for which another is shown has none:
 * a judgment counts once.
 */
async function readWords(
  { db }: Pick<Store, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const words = new Map<string, ReadonlySet<string>>();
  for (const id of ids) {
    const row = await db
      .selectFrom('documents')
      .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
      .select(NAME_COLUMNS)
      .select('document_bodies.plain')
      .where('documents.id', '=', id)
      .where('documents.id', 'not in', selectCopies(db))
      .executeTakeFirst();
    if (row === undefined) continue;
    const [named = row] = await withoutHiddenNames(db, [row]);
    const names = namesOf(named).map(({ text }) => text);
    words.set(id, textWords([textOf(row.plain), ...names].join('\n')));
    // The same process answers requests.
    if (!db.isTransaction) await nextTurn();
  }
  return words;
}

/** A damaged text has no words, and must not stop the others; the queue of the index reports it to the operator. */
function textOf(plain: Uint8Array): string {
  try {
    return unpackText(plain);
  } catch {
    return '';
  }
}

/** The parties of a judgment that an operator has hidden find nothing. */
async function withoutHiddenNames<Row extends NamedDocument>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const marks = await readMarks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => (marks.get(row.id)?.isHidden ? { ...row, appellant: '', respondent: '' } : row));
}

function countWords(
  ids: readonly string[],
  words: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) for (const word of words.get(id) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
