import { matchSearch } from '../search/run/match-search.js';
import type { SearchEngine } from '../search/model/engine.js';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { runTransaction } from '../store/run-transaction.js';
import { amendmentHits } from '../library/watched/act-hits.js';
import { recordHits } from '../library/watched/record-hits.js';
import { asksForTexts } from '../search/guard/asks-for-texts.js';
import { type Found, storeSearchHits, trimHits } from './store-hits.js';

/** New documents that are looked at together: each search runs once for all of them. */
const MAX_BATCH = 2000;
/** Runs in a row that a search may end with an error, though the engine answers: then the others go on without it. */
const MAX_TRIES = 3;

interface MatchOptions {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly now: () => number;
  readonly signal?: AbortSignal;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** Runs in a row that ended at a search, by its key. */
  readonly tries: Map<string, number>;
  /** Called for a search that could not be run. Its alerts say so. */
  readonly onFailure: (failure: { readonly reason: string }) => void;
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

async function matchBatch({ store, engine, now, signal, steady, tries, onFailure }: MatchOptions): Promise<number> {
  const ids = await readArrivals(store);
  if (ids.length === 0) return 0;
  // An index that is being filled does not know them all.
  if (await isFilling(engine)) return 0;
  const runAt = now();
  const searches = await store.db
    .selectFrom('alerts')
    .select(['body_key', (eb) => eb.fn.min('body').as('body')])
    .where('kind', '=', 'search')
    .groupBy('body_key')
    .execute();
  const found = new Map<string, Found>();
  const failures = new Map<string, string>();
  for (const { body_key, body } of searches) {
    signal?.throwIfAborted();
    try {
      const stored = JSON.parse(body) as unknown;
      const hits = await matchSearch({
        store,
        engine,
        steady,
        body: stored,
        kind: 'case',
        ids,
        ...(signal && { signal }),
      });
      tries.delete(body_key);
      if (hits.length > 0) found.set(body_key, { ids: hits, needsSubscription: asksForTexts(stored) });
    } catch (error) {
      if (signal?.aborted || !mayBeLeftOut(error, { tries, key: body_key })) throw error;
      failures.set(body_key, isRefusal(error) ? error.message : NOT_RUN);
      onFailure({ reason: String(error) });
    }
  }
  const users = await storeSearchHits(store, { found, arrived: ids, now: runAt });
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

/** What the member is told of an error that speaks of the server; the log has the error itself. */
const NOT_RUN = 'The search could not be run.';

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'bad-query';

/**
 * Whether the others go on without a search: one that the guard refuses today, as a newer version may, or one at which several runs
 * ended. Every other error stops the run, which is repeated.
 */
function mayBeLeftOut(
  error: unknown,
  { tries, key }: { readonly tries: Map<string, number>; readonly key: string },
): boolean {
  if (isRefusal(error)) return true;
  const tried = (tries.get(key) ?? 0) + 1;
  tries.set(key, tried);
  return tried >= MAX_TRIES;
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
