import { performance } from 'node:perf_hooks';
import type { Store } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import { claimForCitator, countWaiting, dequeue } from '../store/queues.js';
import { openSectionAnchors } from './resolve/read-library.js';
import { resolveBatch } from './resolve/resolve-batch.js';
import { runTransaction } from '../store/run-transaction.js';

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
  readonly signal?: AbortSignal;
  /** How long one transaction may keep the thread, in milliseconds. */
  readonly sliceMs?: number;
}

/**
 * Resolves the citations of all documents in the citator's queue, and updates links and counts. A run may be stopped or
 * killed at any point; the next run continues and ends with the same links. Returns the number of documents.
 *
 * Requests are answered between two transactions, each as large as fits into the slice. Takes the lock `citator` for each.
 */
export async function resolveCitations(store: Store, options: ResolveOptions = {}): Promise<number> {
  const anchors = openSectionAnchors();
  let done = 0;
  const { sliceMs = SLICE_MS } = options;
  let batch = LEAST_BATCH;
  for (;;) {
    options.signal?.throwIfAborted();
    const before = performance.eventLoopUtilization();
    const resolved = await runTransaction(store.db, async (transaction) => {
      await lockForTransaction(transaction, 'citator');
      const claimed = await claimForCitator(transaction, batch);
      if (claimed.length === 0) return 0;
      const ids = claimed.map(({ document_id }) => document_id);
      await resolveBatch(transaction, ids, anchors);
      await dequeue(transaction, 'citator_queue', claimed);
      return claimed.length;
    });
    if (resolved === 0) return done;
    done += resolved;
    batch = nextBatch({ resolved, activeMs: performance.eventLoopUtilization(before).active, sliceMs });
    if (options.onProgress !== undefined) options.onProgress({ done, left: await countUnresolved(store) });
  }
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
