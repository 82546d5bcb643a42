import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveCitations } from '../../packages/server/src/citator/resolve-citations.js';
import { saveDocuments } from '../../packages/server/src/citator/save-documents.js';
import { readSample } from '../../packages/server/src/ingest/load-sample.js';
import { openLocalEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import { drainIndexQueue } from '../../packages/server/src/search/indexing/index-queue.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { startServer } from './server-process.js';
import { compareAlerts, countArrivals, watch, watchedTexts } from './watched-searches.js';

const KILLS = Number(process.env['KILLS'] ?? 5);
const MINUTE = 60_000;
/** Longest time between the answer of a server and its kill; its first look at the queue is in it. */
const LOAD_MS = 1_500;
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-alerts-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Stores alerts and new judgments, searchable and resolved, as an import leaves them. */
async function fill(store: Store): Promise<void> {
  const { id: userId } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await watch(store, userId, watchedTexts, 'daily');
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
    await expect.poll(() => countArrivals(store), { timeout: 2 * MINUTE, interval: 500 }).toBe(0);
    await last.stop();
    const engine = await openLocalEngine({ dataDir });
    const { hits, found } = await compareAlerts(store, engine);
    expect(hits).toEqual(found);
    expect(Object.values(found).flat().length).toBeGreaterThan(watchedTexts.length);
    await engine.close();
    await store.close();
  },
);
