import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Store } from '../store/database.js';
import { WAL_ALERT_BYTES } from '../store/sqlite/open-sqlite.js';
import { makeFolder } from '../test-library.fixtures.js';
import { createLogSizeCheck } from './watch-log-size.js';

let folder: ReturnType<typeof makeFolder>;
let store: Store;
beforeEach(async () => {
  folder = makeFolder();
  // The embedded database in every project: PostgreSQL has no such file.
  store = await openDatabase({ dataDir: folder.path });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const file = () => join(folder.path, 'headnote.db-wal');
/** The file gets a hole at its end, so it takes no room on the disk; SQLite ignores what it did not write. */
const resize = (bytes: number) => truncateSync(file(), bytes);
const write = (series: string) =>
  store.db.insertInto('house_numbers').values({ series, year: '2026', last_number: 1 }).execute();

describe('L5: a write-ahead log that grows', () => {
  it('is a figure, and is reported once above 256 MB and again after it was small', async () => {
    const log = { warn: vi.fn(), info: vi.fn() };
    const check = createLogSizeCheck({ store, log });
    await write('A');
    const small = statSync(file()).size;
    const tooLarge = async () => (await store.figures())['wal_too_large'];

    resize(256 * 1024 * 1024);
    await check();
    expect([await tooLarge(), log.warn.mock.calls]).toEqual([0, []]);

    resize(WAL_ALERT_BYTES + 1);
    await check();
    await check();
    expect(await tooLarge()).toBe(1);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { bytes: WAL_ALERT_BYTES + 1, limit: 256 * 1024 * 1024 },
      expect.stringContaining('too large'),
    );

    resize(small);
    await check();
    expect([await tooLarge(), log.info.mock.calls.length]).toEqual([0, 1]);

    resize(WAL_ALERT_BYTES + 1);
    await check();
    expect(log.warn).toHaveBeenCalledTimes(2);
    // The file is still the database's log.
    await write('B');
    expect(await store.db.selectFrom('house_numbers').select('series').execute()).toHaveLength(2);
  });

  it('says nothing about a database without such a file', async () => {
    const log = { warn: vi.fn(), info: vi.fn() };
    await createLogSizeCheck({ store: { figures: async () => ({ connections: 3 }) }, log })();
    expect([log.warn, log.info].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});
