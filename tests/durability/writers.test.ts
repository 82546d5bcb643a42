import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { runTransaction } from '../../packages/server/src/store/run-transaction.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { makeFolder } from '../../packages/server/src/test-library.fixtures.js';

const WRITERS = 200;
const ROUNDS = 10;
const onSqlite = process.env['TEST_DATABASE_URL'] === undefined;

const folder = makeFolder();
let store: Store;
beforeAll(async () => {
  store = await openDatabase(await testDatabase(folder.path));
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

/** Writes of all writers at once, each in a transaction. Returns how long each took, in order. */
async function writeAll(series: string): Promise<number[]> {
  const took: number[] = [];
  const write = async (writer: number, round: number) => {
    const started = performance.now();
    await runTransaction(store.db, (transaction) =>
      transaction
        .insertInto('house_numbers')
        .values({ series: `${series}${writer}`, year: String(2000 + round), last_number: round })
        .execute(),
    );
    took.push(performance.now() - started);
  };
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let round = 0; round < ROUNDS; round += 1) await write(writer, round);
  });
  await Promise.all(writers);
  return took.toSorted((first, second) => first - second);
}

const stored = async () => (await store.db.selectFrom('house_numbers').select('series').execute()).length;

describe('L5: 200 writers at once', () => {
  it('all succeed, without a busy error, and nothing is lost', async () => {
    const took = await writeAll('W');
    expect(took).toHaveLength(WRITERS * ROUNDS);
    expect(await stored()).toBe(WRITERS * ROUNDS);
    const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
    console.info(`L5: ${took.length} writes of ${WRITERS} writers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  });

  if (!onSqlite) return;

  it('succeed beside a long reader, and its log is emptied afterwards', async () => {
    const path = join(folder.path, 'headnote.db');
    const log = () => (existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0);
    const reader = new Sqlite(path, { readonly: true });
    reader.exec('begin');
    const seen = reader.prepare<[], number>('select count(*) from house_numbers').pluck();
    const before = seen.get();
    expect(await writeAll('R')).toHaveLength(WRITERS * ROUNDS);
    // The reader keeps its own moment while the log grows.
    expect(seen.get()).toBe(before);
    const grown = log();
    expect(grown).toBeGreaterThan(0);
    reader.exec('commit');
    reader.close();
    const other = new Sqlite(path);
    const [{ busy } = { busy: 1 }] = other.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    other.close();
    expect([busy, log()]).toEqual([0, 0]);
    expect(grown).toBeLessThan(256 * 1024 * 1024);
  });
});
