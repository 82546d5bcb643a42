import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../test-library.fixtures.js';
import { openDatabase } from '../store/database.js';
import { backUp } from './back-up.js';
import { verifyBackup, verifyDatabase } from './restore.js';
import { startSystemPostgres } from './system-postgres.fixtures.js';

/** pg_dump refuses a server that is newer than itself. */
async function isTooNew(address: string): Promise<boolean> {
  const found = /(\d+)\./.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  await client.end();
  return Number(found ?? 0) < (rows[0]?.version ?? 0);
}

const given = process.env['TEST_DATABASE_URL'];
const needsOwn = given !== undefined && (await isTooNew(given));
const own = needsOwn ? await startSystemPostgres() : undefined;
const server = needsOwn ? own?.address : given;
if (given !== undefined && server === undefined && process.env['REQUIRE_POSTGRES'] === '1') {
  throw new Error('pg_dump is missing, or older than the server, and no server of its own version is installed.');
}
afterAll(() => own?.stop());

describe('L6: a backup of PostgreSQL', () => {
  it.skipIf(server === undefined)(
    'is whole, and a restored database is compared with it (skipped where pg_dump does not fit the server)',
    async () => {
      const folder = makeFolder();
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      const address = async (name: string) => {
        await admin.query(`drop database if exists ${name}`);
        await admin.query(`create database ${name} encoding 'UTF8' template template0`);
        const url = new URL(server ?? '');
        url.pathname = `/${name}`;
        return url.href;
      };
      const databaseUrl = await address('backup_source');
      const restoredUrl = await address('backup_target');
      const store = await openDatabase({ dataDir: folder.path, databaseUrl });
      const rows = Array.from({ length: 500 }, (_item, index) => ({
        series: `S${index}`,
        year: '2024',
        last_number: index,
      }));
      await store.db.insertInto('house_numbers').values(rows).execute();
      const backup = join(folder.path, 'backup');
      const made = await backUp({ dataDir: folder.path, databaseUrl }, backup);
      expect(made.tables['house_numbers']?.rows).toBe(500);
      expect(await verifyBackup(backup)).toEqual(made);

      const restored = spawnSync(
        'pg_restore',
        ['--no-owner', '--exit-on-error', `--dbname=${restoredUrl}`, join(backup, 'headnote.dump')],
        { encoding: 'utf8' },
      );
      expect(restored).toMatchObject({ status: 0, stderr: '' });
      expect(await verifyDatabase(backup, restoredUrl)).toEqual(made);
      // One changed value, with the same number of rows.
      const client = new pg.Client({ connectionString: restoredUrl });
      await client.connect();
      await client.query(`update house_numbers set last_number = 7000 where series = 'S7'`);
      await expect(verifyDatabase(backup, restoredUrl)).rejects.toThrow(
        /table "house_numbers" has 500 rows that differ/,
      );
      await client.end();
      await store.close();
      await admin.query('drop database backup_source');
      await admin.query('drop database backup_target');
      await admin.end();
      folder.remove();
    },
  );
});
