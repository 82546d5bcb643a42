import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../test-library.fixtures.js';
import { openDatabase } from '../store/database.js';
import { backUp } from './back-up.js';
import { verifyBackup, verifyDatabase } from './restore.js';

const server = process.env['TEST_DATABASE_URL'];

/** pg_dump refuses a server that is newer than itself. Returns why the test cannot run; undefined if it can. */
async function obstacle(): Promise<string | undefined> {
  if (server === undefined) return 'this run has no PostgreSQL';
  const found = /(\d+)\./.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  if (found === undefined) return 'pg_dump is not installed';
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  await client.end();
  const version = rows[0]?.version ?? 0;
  return Number(found) < version ? `pg_dump ${found} does not dump PostgreSQL ${version}` : undefined;
}

const reason = await obstacle();

describe('L6: a backup of PostgreSQL', () => {
  it.skipIf(reason !== undefined)(
    `is whole, and a restored database is compared with it${reason ? ` (skipped: ${reason})` : ''}`,
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
