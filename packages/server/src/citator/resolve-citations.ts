import { performance } from 'node:perf_hooks';
import type { Transaction } from 'kysely';
import type { Database, Store } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import { isFaultOfDocument } from '../store/document-fault.js';
import { claimForCitator, countWaiting, dequeue, type QueueEntry } from '../store/queues.js';
import { type SetAside, workOnEach } from '../store/set-aside.js';
import { openSectionAnchors, type SectionAnchors } from './resolve/read-library.js';
import { resolveBatch } from './resolve/resolve-batch.js';
import { runTransaction } from '../store/run-transaction.js';
import { joinSame } from './sources/join-same.js';

/** Documents in the first transaction, and the fewest: each commit waits for the disk. */
const LEAST_BATCH = 8;
/** Most documents in one transaction. */
const MAX_BATCH = 128;
/** How long one transaction may keep the thread of a server, which answers no request meanwhile. */
const SLICE_MS = 20;
/** The same for an import, which answers no requests: larger transactions cost less. Other writers wait for it. */
export const IMPORT_SLICE_MS = 200;

/** The progress of a run. */
export interface ResolveProgress {
  readonly done: number;
  readonly left: number;
}

/** Options for a run's reports and its cancellation. */
export interface ResolveOptions {
  onProgress?(progress: ResolveProgress): void;
  /** Called for each document whose citations could not be resolved. The queue records the reason. */
  onFailure?(failure: { readonly id: string; readonly reason: string }): void;
  readonly signal?: AbortSignal;
  /** How long one transaction may keep the thread, in milliseconds. */
  readonly sliceMs?: number;
}

/**
 * Joins the documents in the citator's queue to others that are the same judgment, resolves their citations, and updates links and counts. A run may be stopped or
 * killed at any point; the next run continues and ends with the same links. Returns the number of documents.
 *
 * Requests are answered between two transactions, each as large as fits into the slice. Takes the lock `citator` for each.
 * A document that fails is set aside with the reason, until it changes or `retryFailures` is called; the others go on.
 */
export async function resolveCitations(store: Store, options: ResolveOptions = {}): Promise<number> {
  const anchors = openSectionAnchors();
  let done = 0;
  const { sliceMs = SLICE_MS } = options;
  let batch = LEAST_BATCH;
  for (;;) {
    options.signal?.throwIfAborted();
    const before = performance.eventLoopUtilization();
    const { entries, failed } = await resolveNext(store, batch, anchors);
    for (const { document_id: id, reason } of failed) options.onFailure?.({ id, reason });
    const resolved = entries.length;
    if (resolved === 0) return done;
    done += resolved - failed.length;
    batch = nextBatch({ resolved, activeMs: performance.eventLoopUtilization(before).active, sliceMs });
    if (options.onProgress !== undefined) options.onProgress({ done, left: await countUnresolved(store) });
  }
}

/** Resolves the next documents in one transaction, or each in its own if one of them fails. */
async function resolveNext(
  store: Store,
  limit: number,
  anchors: SectionAnchors,
): Promise<{ readonly entries: readonly QueueEntry[]; readonly failed: readonly SetAside[] }> {
  let entries: readonly QueueEntry[] = [];
  try {
    await runTransaction(store.db, async (transaction) => {
      await lockForTransaction(transaction, 'citator');
      entries = await claimForCitator(transaction, limit);
      await resolveEntries(transaction, entries, anchors);
    });
    return { entries, failed: [] };
  } catch (error) {
    if (entries.length === 0 || !isFaultOfDocument(error)) throw error;
  }
  const resolve = (entry: QueueEntry) =>
    runTransaction(store.db, async (transaction) => {
      await lockForTransaction(transaction, 'citator');
      await resolveEntries(transaction, [entry], anchors);
    });
  return { entries, failed: await workOnEach(store.db, 'citator_queue', { entries, work: resolve }) };
}

async function resolveEntries(
  transaction: Transaction<Database>,
  entries: readonly QueueEntry[],
  anchors: SectionAnchors,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ document_id }) => document_id);
  // First: a judgment from several sources cites, and is cited, once.
  await joinSame(transaction, ids);
  await resolveBatch(transaction, ids, anchors);
  await dequeue(transaction, 'citator_queue', entries);
}

/** How a transaction went. */
interface Slice {
  readonly resolved: number;
  /** Time of the thread; the wait for a PostgreSQL server is not in it. */
  readonly activeMs: number;
  readonly sliceMs: number;
}

/** Twice the last batch at most, because heavy documents may follow light ones. */
function nextBatch({ resolved, activeMs, sliceMs }: Slice): number {
  const fitting = Math.floor((resolved * sliceMs) / Math.max(activeMs, 1));
  return Math.max(LEAST_BATCH, Math.min(fitting, 2 * resolved, MAX_BATCH));
}

/** Counts the documents whose citations are not resolved yet. */
export async function countUnresolved(store: Store): Promise<number> {
  return countWaiting(store.db, 'citator_queue');
}
