import type { Store } from '../store/database.js';
import { lockForTransaction } from '../store/locks.js';
import { claimForCitator, countWaiting, dequeue } from '../store/queues.js';
import { openSectionAnchors } from './resolve/read-held.js';
import { resolveBatch } from './resolve/resolve-batch.js';
import { runTransaction } from '../store/run-transaction.js';

/** Documents in one transaction. Other writers wait for it; half a millisecond per document is far below a second in total. */
const BATCH = 128;

/** The progress of a run. */
export interface ResolveProgress {
  readonly done: number;
  readonly left: number;
}

/** Options for a run's reports and its cancellation. */
export interface ResolveOptions {
  onProgress?(progress: ResolveProgress): void;
  readonly signal?: AbortSignal;
}

/**
 * Resolves the citations of all documents in the citator's queue, and updates links and counts. A run may be stopped or
 * killed at any point; the next run continues and ends with the same links. Returns the number of documents.
 *
 * Takes the lock `citator` for each transaction.
 */
export async function resolveCitations(store: Store, options: ResolveOptions = {}): Promise<number> {
  const anchors = openSectionAnchors();
  let done = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const resolved = await runTransaction(store.db, async (transaction) => {
      await lockForTransaction(transaction, 'citator');
      const claimed = await claimForCitator(transaction, BATCH);
      if (claimed.length === 0) return 0;
      const ids = claimed.map(({ document_id }) => document_id);
      await resolveBatch(transaction, ids, anchors);
      await dequeue(transaction, 'citator_queue', claimed);
      return claimed.length;
    });
    if (resolved === 0) return done;
    done += resolved;
    if (options.onProgress !== undefined) options.onProgress({ done, left: await countUnresolved(store) });
  }
}

/** Counts the documents whose citations are not resolved yet. */
export async function countUnresolved(store: Store): Promise<number> {
  return countWaiting(store.db, 'citator_queue');
}
