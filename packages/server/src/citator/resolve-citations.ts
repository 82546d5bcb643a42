import type { Store } from '../store/database.js';
import { strikeOff } from '../store/queues.js';
import { openSectionAnchors } from './resolve/read-held.js';
import { resolveBatch } from './resolve/resolve-batch.js';

/** Documents in one transaction: other writers wait for it, so it is kept well under a second; at half a millisecond each it is. */
const BATCH = 128;

/** What a run has done so far. */
export interface ResolveProgress {
  readonly done: number;
  readonly left: number;
}

/** How a run reports and stops. */
export interface ResolveOptions {
  onProgress?(progress: ResolveProgress): void;
  readonly signal?: AbortSignal;
}

/**
 * Works off the citator's queue: resolves what the documents in it cite, and brings links and counts up to date. May be stopped or
 * killed at any point: the next run goes on, and ends with the same links. Answers the number of documents.
 */
export async function resolveCitations(store: Store, options: ResolveOptions = {}): Promise<number> {
  const anchors = openSectionAnchors();
  let done = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const resolved = await store.db.transaction().execute(async (transaction) => {
      const queued = await transaction
        .selectFrom('citator_queue')
        .selectAll()
        .orderBy('document_id')
        .limit(BATCH)
        .execute();
      if (queued.length === 0) return 0;
      const ids = queued.map(({ document_id }) => document_id);
      await resolveBatch(transaction, ids, anchors);
      await strikeOff(transaction, 'citator_queue', queued);
      return queued.length;
    });
    if (resolved === 0) return done;
    done += resolved;
    if (options.onProgress !== undefined) options.onProgress({ done, left: await countUnresolved(store) });
  }
}

/** Number of documents whose citations are still to be resolved. */
export async function countUnresolved(store: Store): Promise<number> {
  const { waiting } = await store.db
    .selectFrom('citator_queue')
    .select(({ fn }) => fn.countAll<number | string | bigint>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
