import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../test-library.fixtures.js';
import { claimDatabase } from '../claim-data-folder.js';
import { openDatabase, type Store } from '../database.js';
import { runTransaction } from '../run-transaction.js';
import { storageProblem } from '../storage-problem.js';
import { testDatabase } from '../test-database.fixtures.js';
import { openPostgres } from './open-postgres.js';

const row = (series: string) => ({ series, year: '2024', last_number: 0 });

describe('a PostgreSQL database', () => {
  const folder = makeFolder();
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    store = await openDatabase(await testDatabase(folder.path));
    other = await openDatabase(await testDatabase(folder.path));
  });
  afterAll(async () => {
    await store.close();
    await other.close();
    folder.remove();
  });

  it('sorts texts byte by byte, as SQLite does', async () => {
    const names = ['b', 'a', 'B', 'é', 'Z', '_', ' '];
    await store.db.insertInto('house_numbers').values(names.map(row)).execute();
    const rows = await store.db.selectFrom('house_numbers').select('series').orderBy('series').execute();
    expect(rows.map(({ series }) => series)).toEqual([' ', 'B', 'Z', '_', 'a', 'b', 'é']);
  });

  it('L9: runs a transaction again that PostgreSQL ended because of a deadlock', async () => {
    await store.db.insertInto('house_numbers').values(['left', 'right'].map(row)).execute();
    const met = meeting(2);
    let runs = 0;
    const add = (one: Store, series: readonly string[]) =>
      runTransaction(one.db, async (transaction) => {
        runs += 1;
        for (const name of series) {
          await transaction
            .updateTable('house_numbers')
            .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
            .where('series', '=', name)
            .execute();
          // Each has its first row before either asks for its second one.
          await met();
        }
      });
    await Promise.all([add(store, ['left', 'right']), add(other, ['right', 'left'])]);
    const rows = await store.db
      .selectFrom('house_numbers')
      .select('last_number')
      .where('series', 'in', ['left', 'right'])
      .execute();
    expect(rows).toEqual([{ last_number: 2 }, { last_number: 2 }]);
    expect(runs).toBeGreaterThan(2);
  });

  it('L9: runs a transaction again that PostgreSQL could not put in an order with another', async () => {
    const { dataDir, databaseUrl = '' } = await testDatabase(folder.path);
    const strict = await openDatabase({
      dataDir,
      databaseUrl: `${databaseUrl}?options=-c%20default_transaction_isolation%3Dserializable`,
    });
    await strict.db.insertInto('house_numbers').values(['one', 'other'].map(row)).execute();
    const met = meeting(2);
    let runs = 0;
    // Each counts both rows and writes one: whichever is second, the first one has changed what it read.
    const addTo = (series: string) =>
      runTransaction(strict.db, async (transaction) => {
        runs += 1;
        const rows = await transaction
          .selectFrom('house_numbers')
          .select('last_number')
          .where('series', 'in', ['one', 'other'])
          .execute();
        await met();
        const sum = rows.reduce((all, { last_number }) => all + last_number, 0);
        await transaction
          .updateTable('house_numbers')
          .set({ last_number: sum + 1 })
          .where('series', '=', series)
          .execute();
      });
    await Promise.all([addTo('one'), addTo('other')]);
    const rows = await strict.db
      .selectFrom('house_numbers')
      .select('last_number')
      .where('series', 'in', ['one', 'other'])
      .orderBy('last_number')
      .execute();
    await strict.close();
    expect(rows).toEqual([{ last_number: 1 }, { last_number: 2 }]);
    expect(runs).toBe(3);
  });

  it('does not run a transaction again after another error', async () => {
    let runs = 0;
    const attempt = runTransaction(store.db, async (transaction) => {
      runs += 1;
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(attempt).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });

  it('gives a lock to one store at a time', async () => {
    const release = await store.lock('index');
    expect(await other.tryLock('index')).toBeUndefined();
    release();
    (await other.lock('index'))();
  });

  it('is used by one server with an index of its own, or by several that share one', async () => {
    const alone = { isShared: false };
    const shared = { isShared: true };
    const release = await claimDatabase(store, alone);
    await expect(claimDatabase(other, alone)).rejects.toThrow('Another Headnote server already uses the database');
    await expect(claimDatabase(other, shared)).rejects.toThrow(
      'A Headnote server without SEARCH_URL uses the database',
    );
    release();
    const releases = [await claimDatabase(store, shared), await claimDatabase(other, shared)];
    await expect(claimDatabase(other, alone)).rejects.toThrow('Several servers share a database if all have the same');
    for (const end of releases) end();
  });

  it('replaces the character that it cannot store', async () => {
    await store.db.insertInto('house_numbers').values(row('a\0b')).execute();
    const found = await store.db.selectFrom('house_numbers').select('series').where('series', '=', 'a\0b').execute();
    expect(found).toEqual([{ series: 'a\uFFFDb' }]);
  });

  it.each([
    ['postgres://headnote:hidden@127.0.0.1:1/headnote', 'ECONNREFUSED'],
    ['postgres://headnote:hidden@127.0.0.1:1/headnote?sslmode=require', 'ECONNREFUSED'],
  ])('says why %s cannot be used, without its password', async (databaseUrl, reason) => {
    const attempt = openDatabase({ dataDir: folder.path, databaseUrl });
    await expect(attempt).rejects.toMatchObject({ code: 'config', message: expect.stringContaining(reason) as string });
    await expect(attempt).rejects.not.toThrow('hidden');
  });
});

/** Returns a function that resolves once it has been called so many times; later calls resolve at once. */
function meeting(size: number): () => Promise<void> {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let here = 0;
  return () => {
    here += 1;
    if (here >= size) open();
    return opened;
  };
}

it('issue 30: a connection that silently dies is closed, and the next request has another one', async () => {
  const folder = makeFolder();
  onTestFinished(() => folder.remove());
  const { databaseUrl = '' } = await testDatabase(folder.path);
  const address = new URL(databaseUrl);
  const { hostname, port } = address;
  const ends: Socket[] = [];
  let isFrozen = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    ends.push(near, far);
    near.on('data', (bytes) => !isFrozen && far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    for (const end of [near, far]) end.on('error', () => {}).on('close', () => (end === near ? far : near).destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  address.port = String((proxy.address() as AddressInfo).port);
  const opened = await openPostgres(String(address), { readOnly: false, silenceMs: 500 });
  onTestFinished(async () => {
    await opened.db.destroy();
    for (const end of ends) end.destroy();
    proxy.close();
  });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(opened.db);
  isFrozen = true;
  const failure = await ask().catch((error: unknown) => error);
  expect(storageProblem(failure)).toMatchObject({ reason: 'the database does not answer' });
  isFrozen = false;
  expect((await ask()).rows).toEqual([{ one: 1 }]);
});
