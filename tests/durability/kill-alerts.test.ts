import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAlert } from '../../packages/server/src/alerts/save-alert.js';
import { resolveCitations } from '../../packages/server/src/citator/resolve-citations.js';
import { saveDocuments } from '../../packages/server/src/citator/save-documents.js';
import { readSample } from '../../packages/server/src/ingest/load-sample.js';
import { openLocalEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import { drainIndexQueue } from '../../packages/server/src/search/indexing/index-queue.js';
import { runSearch } from '../../packages/server/src/search/run/run-search.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { runTransaction } from '../../packages/server/src/store/run-transaction.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { startServer } from './server-process.js';

const KILLS = Number(process.env['KILLS'] ?? 5);
const MINUTE = 60_000;
/** Longest time between the answer of a server and its kill; its first look at the queue is in it. */
const LOAD_MS = 1_500;
const words = ['notice', 'lease', 'bail', 'arbitration', 'tenant', 'contract', 'land', 'witness', 'tax', 'custody'];
/** Each pair is a search of its own, so that a look takes some time. */
const texts = words.flatMap((one) => words.map((other) => (one === other ? one : `${one} ${other}`)));

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-alerts-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const queryOf = (text: string) => toSearchBody(parseQuery(text).tree).query;

/** Stores alerts and new judgments, searchable and resolved, as an import leaves them. */
async function fill(store: Store): Promise<void> {
  const { id: userId } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const alert = { kind: 'search', documentId: '', events: [], frequency: 'daily' } as const;
  for (const text of texts)
    await runTransaction(store.db, (transaction) =>
      saveAlert(
        transaction,
        userId,
        { ...alert, query: text, name: text, body: JSON.stringify({ query: queryOf(text) }) },
        Date.now(),
      ),
    );
  const judgments = (await readSample()).filter(({ kind }) => kind === 'case');
  await saveDocuments(store, judgments);
  const engine = await openLocalEngine({ dataDir });
  await drainIndexQueue(store, engine);
  await resolveCitations(store);
  await drainIndexQueue(store, engine);
  await engine.close();
}

it(
  `L1: alerts have each new judgment once after ${KILLS} kills, the same as their searches find`,
  { timeout: (KILLS + 3) * MINUTE },
  async () => {
    await (await startServer(dataDir)).stop();
    const before = await openDatabase(await testDatabase(dataDir));
    await fill(before);
    await before.close();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServer(dataDir);
      await wait(LOAD_MS * Math.random());
      await server.kill();
    }
    const last = await startServer(dataDir);
    const store = await openDatabase(await testDatabase(dataDir));
    const waiting = async () => (await store.db.selectFrom('alert_queue').select('document_id').execute()).length;
    await expect.poll(waiting, { timeout: 2 * MINUTE, interval: 500 }).toBe(0);
    await last.stop();
    const hits = await store.db
      .selectFrom('alert_hits')
      .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
      .select(['alerts.name', 'document_id'])
      .execute();
    const engine = await openLocalEngine({ dataDir });
    let total = 0;
    for (const text of texts) {
      const body = { query: queryOf(text), size: 100, _source: [] };
      const answer = await runSearch({ engine, store, body, audience: 'member', kind: 'case' });
      const found = answer.hits.hits.map(({ _id }) => _id).toSorted();
      const own = hits.filter(({ name }) => name === text).map(({ document_id }) => document_id);
      expect(answer.hits.total.value).toBeLessThanOrEqual(100);
      expect([text, own.toSorted()]).toEqual([text, found]);
      total += found.length;
    }
    expect(total).toBeGreaterThan(texts.length);
    await engine.close();
    await store.close();
  },
);
