import { queueAllForNewIndex } from '../../library/index-rows.js';
import { readMarks } from '../../library/document-marks.js';
import type { Store } from '../../store/database.js';
import { countWaiting, dequeue, type IndexChange, readIndexChanges, recordFailures } from '../../store/queues.js';
import type { IndexFailure, IndexReport, SearchEngine } from '../model/engine.js';
import { IndexLostError } from '../model/index-lost-error.js';
import { readFiguresForIndex, readForIndex } from './read-for-index.js';
import { runTransaction } from '../../store/run-transaction.js';

/** Documents in one call of the engine. Each call is one commit of the index; a stop waits for at most one call. */
const BATCH = 100;

/** Maximum restarts of a run after a lost index; a disk that damages every file will damage the next one too. */
const MAX_LOSSES = 2;

/** The progress of a run. */
export interface DrainProgress {
  readonly done: number;
  readonly left: number;
}

/** Options for a run's reports and its cancellation. */
export interface DrainOptions {
  onProgress?(progress: DrainProgress): void;
  /** Called for each document that the engine could not take. The queue records the reason. */
  onFailure?(failure: IndexFailure): void;
  readonly signal?: AbortSignal;
}

/**
 * Sends every change of the library that the index does not have yet to the engine; a new or lost index gets all
 * documents. A run may be stopped or killed at any point; the next run continues.
 *
 * Removes from the queue only what the engine has taken. A document that it could not take stays there with the reason,
 * until the document changes or `retryFailures` is called. Returns the number of changes that the engine has taken.
 *
 * Has the process lock `index` during each batch, so that an older state of a document never replaces a newer one.
 */
export async function drainIndexQueue(store: Store, engine: SearchEngine, options: DrainOptions = {}): Promise<number> {
  let done = 0;
  let losses = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    try {
      const batch = await sendBatch(store, engine, options.signal);
      if (batch === undefined) return done;
      done += batch.done.length;
      for (const failure of batch.failed) options.onFailure?.(failure);
      if (options.onProgress !== undefined) options.onProgress({ done, left: await countQueue(store) });
    } catch (error) {
      losses += 1;
      if (!(error instanceof IndexLostError) || losses > MAX_LOSSES) throw error;
    }
  }
}

/** Counts the changes that the next run sends to the engine. */
export async function countQueue(store: Store): Promise<number> {
  return countWaiting(store.db, 'index_queue');
}

/** Sends one batch; undefined when nothing waits. */
async function sendBatch(
  store: Store,
  engine: SearchEngine,
  signal: AbortSignal | undefined,
): Promise<IndexReport | undefined> {
  const release = await store.lock('index', signal);
  try {
    const generation = await engine.generation();
    await queueAllForNewIndex(store, generation);
    const changes = await readIndexChanges(store.db, BATCH);
    if (changes.length === 0) {
      await engine.settle(generation);
      return undefined;
    }
    // The index commits first. A kill before the queue commits only means that the batch is indexed again.
    const report = await sendChanges(store, engine, changes);
    const taken = new Set(report.done);
    const reasons = new Map(report.failed.map(({ id, reason }) => [id, reason]));
    const left = changes.filter(({ document_id }) => !taken.has(document_id));
    const failures = left.map((change) => ({ ...change, reason: reasons.get(change.document_id) ?? NOT_REPORTED }));
    await runTransaction(store.db, async (transaction) => {
      await dequeue(
        transaction,
        'index_queue',
        changes.filter(({ document_id }) => taken.has(document_id)),
      );
      await recordFailures(transaction, 'index_queue', failures);
    });
    return { done: report.done, failed: failures.map(({ document_id: id, reason }) => ({ id, reason })) };
  } finally {
    release();
  }
}

const NOT_REPORTED = 'The engine did not report this document.';

async function sendChanges(store: Store, engine: SearchEngine, changes: readonly IndexChange[]): Promise<IndexReport> {
  const idsOf = (isWanted: (change: IndexChange) => boolean) =>
    changes.filter(isWanted).map(({ document_id }) => document_id);
  const { documents, failed } = await readForIndex(
    store,
    idsOf(({ op }) => op !== 'figures'),
  );
  const figures = await readFiguresForIndex(
    store,
    idsOf(({ op }) => op === 'figures'),
  );
  const found = new Set([...documents, ...failed, ...figures].map(({ id }) => id));
  const gone = idsOf(({ document_id }) => !found.has(document_id));
  const reports: IndexReport[] = [{ done: [], failed }];
  if (gone.length > 0) reports.push(await engine.remove(gone));
  if (documents.length > 0) reports.push(await engine.index(documents));
  if (figures.length > 0) reports.push(await engine.setFigures(figures));
  const written = new Set(idsOf(({ op }) => op !== 'figures'));
  const lost = reports.flatMap((report) => report.failed.map(({ id }) => id)).filter((id) => written.has(id));
  await forgetMarked(store, engine, lost);
  return { done: reports.flatMap(({ done }) => done), failed: reports.flatMap(({ failed }) => failed) };
}

/**
 * Removes the former state of documents that could not be indexed, if they were masked or hidden: it has the words by
 * which nobody may find them any more.
 */
async function forgetMarked(store: Store, engine: SearchEngine, ids: readonly string[]): Promise<void> {
  const marks = await readMarks(store.db, ids);
  if (marks.size > 0) await engine.remove([...marks.keys()]);
}
