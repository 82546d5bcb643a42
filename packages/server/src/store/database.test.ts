import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../test-library.fixtures.js';
import { openDatabase } from './database.js';
import { emptyTestDatabase } from './test-database.fixtures.js';

describe('openDatabase', () => {
  const folder = makeFolder();
  afterAll(() => folder.remove());

  it('creates its folder and tables, and finds them again', async () => {
    const dataDir = `${folder.path}/a/b`;
    for (const _ of [1, 2]) {
      const store = await openDatabase(await emptyTestDatabase(dataDir));
      const names = await store.db.introspection.getTables().then((tables) => tables.map((table) => table.name));
      expect(names).toEqual(expect.arrayContaining(['documents', 'document_bodies', 'index_queue', 'users']));
      await store.close();
    }
  });

  it('undoes a transaction that fails', async () => {
    const store = await openDatabase(await emptyTestDatabase(`${folder.path}/c`));
    const row = { series: 'HN', year: '2024', last_number: 1 };
    const attempt = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('house_numbers').values(row).execute();
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await store.db.selectFrom('house_numbers').selectAll().execute()).toEqual([]);
    await store.close();
  });

  it('names a file that is not a database', async () => {
    const dataDir = `${folder.path}/d`;
    mkdirSync(dataDir);
    writeFileSync(
      `${dataDir}/headnote.db`,
      'not a database, but long enough to be read as the head of one'.repeat(100),
    );
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'config',
      message: expect.stringContaining(`${dataDir}/headnote.db`) as string,
    });
  });
});
