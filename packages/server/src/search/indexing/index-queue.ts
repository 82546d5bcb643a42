import type { Store } from '../../store/database.js';
import type { IndexQueueRow } from '../../store/tables/library-tables.js';
import { strikeOff } from '../../store/queues.js';
import type { SearchEngine } from '../engine.js';
import { IndexLostError } from '../index-lost-error.js';
import { readFigures, readForIndex } from './read-for-index.js';

/** Documents handed over at once: one commit of the index, and the longest that a stop has to wait for. */
const BATCH = 100;

/** How often a run starts again after the index was lost on the way; a disk that damages every file is no use. */
const MAX_LOSSES = 2;

/** Name under which the generation of the engine is kept. */
const ENGINE = 'search';

/** What a run of the queue has done so far. */
export interface DrainProgress {
  readonly done: number;
  readonly left: number;
}

/** How a run of the queue reports and stops. */
export interface DrainOptions {
  onProgress?(progress: DrainProgress): void;
  readonly signal?: AbortSignal;
}

/**
 * Hands every change of the library that the engine does not have yet to the engine; a new or lost index gets all
 * documents. May be stopped or killed at any point: the next run goes on. Answers the number of changes handed over.
 */
export async function drainIndexQueue(store: Store, engine: SearchEngine, options: DrainOptions = {}): Promise<number> {
  let done = 0;
  let losses = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    try {
      await queueAllForNewIndex(store, engine);
      const handedOver = await handOverBatch(store, engine);
      if (handedOver === 0) return done;
      done += handedOver;
      if (options.onProgress !== undefined) options.onProgress({ done, left: await countQueue(store) });
    } catch (error) {
      losses += 1;
      if (!(error instanceof IndexLostError) || losses > MAX_LOSSES) throw error;
    }
  }
}

/** Number of changes that the engine does not have yet. */
export async function countQueue(store: Store): Promise<number> {
  const { waiting } = await store.db
    .selectFrom('index_queue')
    .select(({ fn }) => fn.countAll<number | string | bigint>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

async function queueAllForNewIndex(store: Store, engine: SearchEngine): Promise<void> {
  const generation = await engine.generation();
  const known = await store.db
    .selectFrom('index_state')
    .select('generation')
    .where('engine', '=', ENGINE)
    .executeTakeFirst();
  if (known?.generation === generation) return;
  await store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('index_queue').execute();
    await transaction
      .insertInto('index_queue')
      .columns(['document_id', 'op', 'revision'])
      .expression((from) =>
        from.selectFrom('documents').select((build) => ['id', build.val('index').as('op'), 'content_hash']),
      )
      .execute();
    await transaction
      .insertInto('index_state')
      .values({ engine: ENGINE, generation })
      .onConflict((conflict) => conflict.column('engine').doUpdateSet({ generation }))
      .execute();
  });
}

/** The index commits first, the queue after it: a kill in between only means that a batch is indexed again. */
async function handOverBatch(store: Store, engine: SearchEngine): Promise<number> {
  const changes = await store.db.selectFrom('index_queue').selectAll().orderBy('document_id').limit(BATCH).execute();
  if (changes.length === 0) return 0;
  const idsOf = (isWanted: (change: IndexQueueRow) => boolean) =>
    changes.filter(isWanted).map((change) => change.document_id);
  const ids = idsOf(({ op }) => op !== 'figures');
  const documents = ids.length === 0 ? [] : await readForIndex(store, ids);
  const figures = await readFigures(
    store,
    idsOf(({ op }) => op === 'figures'),
  );
  const found = new Set([...documents, ...figures].map((document) => document.id));
  const gone = idsOf(({ document_id }) => !found.has(document_id));
  if (gone.length > 0) await engine.remove(gone);
  if (documents.length > 0) await engine.index(documents);
  if (figures.length > 0) await engine.setFigures(figures);
  await store.db.transaction().execute((transaction) => strikeOff(transaction, 'index_queue', changes));
  return changes.length;
}
