import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from './app.fixtures.js';
import { resolveOptions, type ServerOptions } from './config/config.js';
import { openServer } from './open-server.js';
import { backUp } from './operation/back-up.js';
import { restoreBackup } from './operation/restore.js';
import { openDatabase } from './store/database.js';
import { runTransaction } from './store/run-transaction.js';
import { DATABASE_FILE } from './store/sqlite/open-sqlite.js';

// Faults of the embedded database's own file; PostgreSQL has no such file.
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-damaged-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (options: ServerOptions = {}) =>
  openServer(
    resolveOptions({ dataDir, port: 0, logLevel: 'silent', siteDir: '/nowhere', loadSample: false, ...options }),
  );
const PASSWORD = 'a long password';
const file = () => join(dataDir, DATABASE_FILE);

async function firstStart(): Promise<void> {
  await (await open({ demoPassword: PASSWORD })).close();
}

describe('L11: the database file', () => {
  it('may be read by its owner only', async () => {
    await firstStart();
    expect(statSync(file()).mode & 0o077).toBe(0);
  });

  it('is refused at the start if pages of an important table are overwritten', async () => {
    await firstStart();
    overwritePagesOf('users');
    await expect(open()).rejects.toMatchObject({
      code: 'config',
      message: expect.stringMatching(
        /headnote\.db is damaged in the table "users".*npm run admin -- restore.*READ_ONLY=true/,
      ) as string,
    });
  });

  it('answers reads, and refuses writes with one sentence, when it is damaged and opened for reading only', async () => {
    await firstStart();
    overwritePagesOf('users');
    const before = readFileSync(file());
    const server = await open({ readOnly: true });
    const { app } = server;
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'read-only' });
    expect((await app.inject('/api/embed/v1/latest')).statusCode).toBe(200);
    const payload = { username: 'demo', password: PASSWORD, remember: false, logintype: 1 };
    const signIn = await app.inject({ method: 'POST', url: '/api/aouth2/signin', payload });
    expect(signIn.statusCode).toBe(503);
    expect(signIn.json()).toMatchObject({
      message: expect.stringMatching(/^A part of the database is damaged[^\n]*again later\.$/) as string,
    });
    await server.close();
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  it('refuses writes with the reason when it is whole and opened for reading only', async () => {
    await firstStart();
    const server = await open({ readOnly: true, demoPassword: 'another password' });
    const payload = { username: 'demo', password: PASSWORD, remember: false, logintype: 1 };
    const answer = await server.app.inject({ method: 'POST', url: '/api/aouth2/signin', payload });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      flag: false,
      message:
        'The server cannot store anything at the moment; reading still works. Please try again later. Reason: the database may only be read.',
    });
    expect((await server.app.inject('/api/welcome/getTotalCount')).statusCode).toBe(200);
    await server.close();
  });

  it('is not opened for reading only if it was never made, or is of an older version', async () => {
    await expect(open({ readOnly: true })).rejects.toMatchObject({ code: 'config' });
    rmSync(dataDir, { recursive: true });
    await firstStart();
    const sqlite = new Sqlite(file());
    sqlite.exec("delete from schema_migrations where name like '008%'");
    sqlite.close();
    await expect(open({ readOnly: true })).rejects.toThrow(/READ_ONLY=true cannot update the database/);
  });

  it('works again after a restore', async () => {
    await firstStart();
    const backup = join(dataDir, '..', `${basename(dataDir)}-copy`);
    await backUp({ dataDir, databaseUrl: undefined }, backup);
    overwritePagesOf('users');
    await expect(open()).rejects.toMatchObject({ code: 'config' });
    await restoreBackup(backup, { dataDir }, { replace: true, now: () => new Date() });
    const server = await open();
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await server.close();
    rmSync(backup, { recursive: true });
  });

  it('is refused if it was emptied, because the secrets know another library', async () => {
    await firstStart();
    truncateSync(file(), 0);
    for (const rest of ['-wal', '-shm']) rmSync(`${file()}${rest}`, { force: true });
    await expect(open()).rejects.toMatchObject({
      code: 'config',
      message: expect.stringContaining('belongs to another library') as string,
    });
  });

  it('is refused without its secrets', async () => {
    await firstStart();
    rmSync(join(dataDir, 'secrets.json'));
    await expect(open()).rejects.toMatchObject({
      code: 'config',
      message: expect.stringContaining('secrets.json is missing') as string,
    });
  });
});

describe('L3: a full disk', () => {
  it('fails a transaction with its reason, and works again when there is room', async () => {
    const store = await openDatabase({ dataDir });
    const fill = () =>
      runTransaction(store.db, async (transaction) => {
        for (let row = 0; row < 200; row += 1)
          await transaction
            .insertInto('house_numbers')
            .values({ series: `${row} ${'x'.repeat(4000)}`, year: '2024', last_number: 0 })
            .execute();
      });
    const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(store.db)).rows[0] ?? {
      page_count: 0,
    };
    await sql.raw(`pragma max_page_count = ${pages + 10}`).execute(store.db);
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await store.db.selectFrom('house_numbers').selectAll().execute()).toEqual([]);
    await sql.raw(`pragma max_page_count = 1000000`).execute(store.db);
    await fill();
    expect(await store.db.selectFrom('house_numbers').selectAll().execute()).toHaveLength(200);
    await store.close();
  });

  it('answers a sign-in with 503 and the reason, while reading goes on', async () => {
    const test = await openTestApp();
    try {
      const { db } = test.library.store;
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(db);
      const payload = { username: 'demo', password: test.password, remember: false, logintype: 1 };
      const signIn = () => test.app.inject({ method: 'POST', url: '/api/aouth2/signin', payload });
      let answer = await signIn();
      // The last pages still have some room.
      for (let round = 0; round < 200 && answer.statusCode === 200; round += 1) answer = await signIn();
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        flag: false,
        message: expect.stringContaining('the disk is full') as string,
      });
      const counts = await test.app.inject('/api/welcome/getTotalCount');
      expect(counts.statusCode).toBe(200);
    } finally {
      await test.close();
    }
  });
});

/** Overwrites the pages of a table in the file, as a broken disk does. */
function overwritePagesOf(table: string): void {
  const sqlite = new Sqlite(file());
  sqlite.pragma('wal_checkpoint(truncate)');
  const { rootpage } = sqlite.prepare('select rootpage from sqlite_schema where name = ?').get(table) as {
    rootpage: number;
  };
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  const handle = openSync(file(), 'r+');
  writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, (rootpage - 1) * size);
  closeSync(handle);
}
