import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import { matchArrivals } from '../packages/server/src/alerts/match-arrivals.js';
import { saveAlert } from '../packages/server/src/alerts/save-alert.js';
import { importFiles } from '../packages/server/src/ingest/import-files.js';
import { drainIndexQueue } from '../packages/server/src/search/indexing/index-queue.js';
import { readForIndex } from '../packages/server/src/search/indexing/read-for-index.js';
import { openOpenSearch } from '../packages/server/src/search/engines/opensearch/open-engine.js';
import { openWorkerEngine } from '../packages/server/src/search/engines/sqlite/open-engine.js';
import type { SearchEngine } from '../packages/server/src/search/model/engine.js';
import { matchSearch } from '../packages/server/src/search/run/match-search.js';
import { openDatabase, type Store } from '../packages/server/src/store/database.js';
import { insertRows } from '../packages/server/src/store/insert-rows.js';
import { runTransaction } from '../packages/server/src/store/run-transaction.js';
import { deleteIndicesOf } from './search/peer.js';
import { type CorpusDocument, readCorpus } from './search/corpus.js';
import { makeRandom } from './search/random.js';
import { realJudgments } from './search/real-files.js';

const MEMBERS = 2000;
const ALERTS_EACH = 5;
/** Of ten alerts four are on a search that others have too. */
const DIFFERENT = (MEMBERS * ALERTS_EACH * 3) / 5;
const SEED = 20_261_130;
const WORD = /\b[a-z]{4,}\b/g;
/** A member keeps 10,000 hits: no search may find so many that some are dropped. */
const RARE_SHARE = 0.03;
/** Characters from which one search is made. */
const PASSAGE = 400;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Searches that are asked again afterwards. */
const COMPARED = 500;

/**
 * Imports the real judgments into an empty library twice: without an alert, and with 10,000 alerts of 2,000 members, and gives
 * what arrived to them. Prints both times with their ratio, and compares the hits with the searches run afterwards. `ALERTS`
 * is another number of different searches. With `SEARCH_URL` the engine is that OpenSearch.
 */
export async function run(): Promise<void> {
  const files = realJudgments();
  if (files === undefined) return;
  const without = await inLibrary(async ({ store, engine }) => {
    const seconds = await importAll({ store, engine }, files);
    return { seconds, texts: searchTexts(await readCorpus(store)) };
  });
  console.log(`import without alerts: ${without.seconds.toFixed(1)} s`);
  await inLibrary(async ({ store, engine }) => {
    const different = await addAlerts(store, without.texts);
    const seconds = await importAll({ store, engine }, files);
    const started = performance.now();
    const matched = await match({ store, engine });
    const waiting = await store.db
      .selectFrom('alert_queue')
      .select((eb) => eb.fn.countAll<number>().as('documents'))
      .executeTakeFirstOrThrow();
    if (Number(waiting.documents) > 0) throw new Error(`${waiting.documents} judgments were not given to the alerts`);
    const matching = (performance.now() - started) / 1000;
    const ratio = (seconds + matching) / without.seconds;
    console.log(
      `import with ${MEMBERS * ALERTS_EACH} alerts (${different} different searches): ${seconds.toFixed(1)} s, then ` +
        `${matched} judgments matched in ${matching.toFixed(1)} s: ${ratio.toFixed(2)} times the import without alerts`,
    );
    await compare({ store, engine });
  });
}

interface Library {
  readonly store: Store;
  readonly engine: SearchEngine;
}

async function inLibrary<T>(use: (library: Library) => Promise<T>): Promise<T> {
  const { SEARCH_URL: url } = process.env;
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-bench-alerts-'));
  const store = await openDatabase({ dataDir });
  const prefix = `bench-alerts-${process.pid}`;
  const readTexts = async (ids: readonly string[]) => (await readForIndex(store, ids)).documents;
  const engine = await (url ? openOpenSearch({ url, prefix, readTexts }) : openWorkerEngine({ dataDir }));
  try {
    return await use({ store, engine });
  } finally {
    await engine.close();
    await store.close();
    if (url) await deleteIndicesOf(url, prefix);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function importAll(library: Library, files: readonly string[]): Promise<number> {
  const started = performance.now();
  await importFiles({ ...library, format: 'judgments', files });
  // Resolved citations change what is in the index once more.
  await drainIndexQueue(library.store, library.engine);
  return (performance.now() - started) / 1000;
}

/** Searches as members watch them: a rare word with another, a phrase, words near each other, a party, from the judgments themselves. */
function searchTexts(corpus: readonly CorpusDocument[]): readonly string[] {
  const random = makeRandom(SEED);
  const counts = new Map<string, number>();
  for (const { content } of corpus)
    for (const word of new Set(content.match(WORD))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) => (counts.get(word) ?? 0) <= corpus.length * RARE_SHARE;
  const texts = new Set<string>();
  const wanted = Number(process.env['ALERTS'] ?? DIFFERENT);
  while (texts.size < wanted) {
    const judgment = corpus[random(corpus.length)];
    if (judgment === undefined) throw new Error('There are no judgments to make searches from.');
    const { content, appellant } = judgment;
    const start = random(Math.max(1, content.length - PASSAGE));
    const passage = content.slice(start, start + PASSAGE);
    const words = passage.match(WORD) ?? [];
    const rare = words.find(isRare);
    const phrase = /[a-z]{3,} [a-z]{3,} [a-z]{3,} [a-z]{3,}/.exec(passage)?.[0];
    const other = words.find((word) => word !== rare);
    if (rare === undefined || other === undefined || phrase === undefined) continue;
    const kinds = [`${rare} ${other}`, `"${phrase}"`, `${rare} /s ${other}`, `party:"${appellant}"`];
    texts.add(kinds[random(kinds.length)] ?? rare);
  }
  return [...texts];
}

async function addAlerts(store: Store, texts: readonly string[]): Promise<number> {
  const random = makeRandom(SEED);
  const ids = Array.from({ length: MEMBERS }, (_, index) => index + 1);
  await insertRows(
    store.db,
    'users',
    ids.map((id) => ({
      id,
      username: `reader${id}`,
      password_hash: '',
      first_name: '',
      last_name: '',
      email: '',
      mobile: '',
      created_at: Date.now(),
    })),
  );
  // Searches for words of texts tell only who may read them.
  const period = { plan_id: 1, starts_at: 0, ends_at: Date.now() + YEAR_MS };
  await insertRows(
    store.db,
    'subscriptions',
    ids.map((id) => ({ id: String(id), user_id: id, ...period })),
  );
  const alert = { kind: 'search', documentId: '', events: [], frequency: 'daily' } as const;
  await runTransaction(store.db, async (transaction) => {
    for (let next = 0; next < MEMBERS * ALERTS_EACH; next += 1) {
      const text = texts[next] ?? texts[random(texts.length)] ?? 'notice';
      const body = JSON.stringify({ query: toSearchBody(parseQuery(text).tree).query });
      await saveAlert(transaction, (next % MEMBERS) + 1, { ...alert, query: text, name: text, body }, Date.now());
    }
  });
  const row = await store.db
    .selectFrom('alerts')
    .select((eb) => eb.fn.count<number>('body_key').distinct().as('different'))
    .executeTakeFirstOrThrow();
  return Number(row.different);
}

const steady = () => performance.now();

function match({ store, engine }: Library): Promise<number> {
  return matchArrivals({
    store,
    engine,
    now: Date.now,
    steady,
    records: new Map(),
    onFailure: ({ reason }) => console.log(`not run: ${reason}`),
  });
}

/** Asks each of some searches for all judgments, and compares what its alerts were told. */
async function compare({ store, engine }: Library): Promise<void> {
  const ids = await store.db.selectFrom('documents').select('id').where('kind', '=', 'case').execute();
  const alerts = await store.db
    .selectFrom('alerts')
    .select(['id', 'name', 'body'])
    .orderBy('id')
    .limit(COMPARED)
    .execute();
  const told = new Map<string, string[]>();
  for (const { alert_id, document_id } of await store.db
    .selectFrom('alert_hits')
    .select(['alert_id', 'document_id'])
    .where('event', '=', 'new')
    .execute())
    told.set(alert_id, [...(told.get(alert_id) ?? []), document_id]);
  let hits = 0;
  let differing = 0;
  for (const { id, name, body } of alerts) {
    const task = { store, engine, steady, body: JSON.parse(body) as unknown, kind: 'case' as const };
    const found = (await matchSearch({ ...task, ids: ids.map((row) => row.id) })).toSorted();
    hits += found.length;
    if (JSON.stringify(found) === JSON.stringify((told.get(id) ?? []).toSorted())) continue;
    differing += 1;
    console.log(`differs: ${name}: ${told.get(id)?.length ?? 0} told, ${found.length} found`);
  }
  console.log(`${alerts.length} alerts asked again: ${hits} judgments found, ${differing} alerts told something else`);
}
