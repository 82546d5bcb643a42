import type { SearchEngine } from '../search/model/engine.js';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { runTransaction } from '../store/run-transaction.js';
import { amendmentHits } from '../library/watched/act-hits.js';
import { recordHits } from '../library/watched/record-hits.js';
import { runSearches, type SearchesOptions } from './run-searches.js';
import { trimHits } from './store-hits.js';

/** New documents that are looked at together: each search runs once for all of them. */
const MAX_BATCH = 2_000;

interface MatchOptions extends SearchesOptions {
  readonly now: () => number;
}

/**
 * Gives new documents to the alerts. Each search runs once over all that waits, however many members have it, and only on
 * those documents; what it finds is what the same search finds afterwards. The documents leave the queue when the hits
 * are stored, so that a killed run is repeated; a hit is one row, so that none is told twice.
 *
 * Waits until the documents are in the index and their citations are resolved. Returns the number of documents.
 */
export async function matchArrivals(options: MatchOptions): Promise<number> {
  // Another server that works on the same queue would only do the same again.
  const release = await options.store.tryLock('alerts');
  if (release === undefined) return 0;
  try {
    let done = 0;
    for (;;) {
      options.signal?.throwIfAborted();
      const matched = await matchBatch(options);
      done += matched;
      if (matched < MAX_BATCH) return done;
    }
  } finally {
    release();
  }
}

async function matchBatch(options: MatchOptions): Promise<number> {
  const { store, engine, now } = options;
  const ids = await readArrivals(store);
  if (ids.length === 0) return 0;
  // What the index took in a large batch is seen a second later, and a search that missed it would never run again.
  await engine.show();
  // An index that is being filled does not know them all.
  if (await isFilling(engine)) return 0;
  const runAt = now();
  const { users, failures } = await runSearches(options, ids);
  await runTransaction(store.db, async (transaction) => {
    await recordHits(transaction, await amendmentHits(transaction, ids), runAt);
    await inChunks(ids, async (chunk) => {
      await transaction.deleteFrom('alert_queue').where('document_id', 'in', chunk).execute();
      return [];
    });
    await transaction.updateTable('alerts').set({ run_at: runAt, failure: '' }).where('kind', '=', 'search').execute();
    for (const [key, failure] of failures)
      await transaction.updateTable('alerts').set({ failure }).where('body_key', '=', key).execute();
  });
  await trimHits(store, users);
  return ids.length;
}

/** Documents that are searchable and whose citations are resolved. */
async function readArrivals({ db }: Store): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('alert_queue')
    .select('document_id')
    .where('document_id', 'not in', db.selectFrom('index_queue').select('document_id'))
    .where('document_id', 'not in', db.selectFrom('citator_queue').select('document_id'))
    .orderBy('document_id')
    .limit(MAX_BATCH)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

async function isFilling(engine: SearchEngine): Promise<boolean> {
  const nothing = { query: { type: 'none' }, from: 0, size: 0, sort: [], highlight: [], aggregations: [] } as const;
  return (await engine.search(nothing)).timedOut;
}
