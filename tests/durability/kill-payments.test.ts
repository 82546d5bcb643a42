import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { expectAllNoticed, payAndKill, paymentProblems, startPayments } from './paying.js';
import { startServer } from './server-process.js';

/** `KILLS=1000` for a long run by hand. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const MINUTE = 60_000;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-payments-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openDatabase(await testDatabase(dataDir));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe('L1: a server that is killed while members pay', () => {
  it(
    `keeps each confirmed payment with its year and its invoice in ${KILLS} kills, and half of none`,
    { timeout: (KILLS + 2) * MINUTE },
    async () => {
      const confirmed = new Set<string>();
      const problems = () => withStore((store) => paymentProblems(store, confirmed));
      const first = await startServer(dataDir);
      await first.stop();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const numbers = await withStore((store) => startPayments(store, kill));
        const server = await startServer(dataDir);
        await payAndKill({ url: server.url, numbers, confirmed, kill: () => server.kill() });
        expect(await problems()).toEqual([]);
      }
      expect(confirmed.size).toBeGreaterThanOrEqual(KILLS);

      const server = await startServer(dataDir);
      await withStore(expectAllNoticed);
      await server.stop();
      expect(await problems()).toEqual([]);
      console.info(`L1: ${KILLS} kills, ${confirmed.size} payments confirmed, 0 lost, 0 half done`);
    },
  );
});
