import { createHash } from 'node:crypto';
import pg from 'pg';
import type { DatabaseOptions } from './database.js';

/** Where a test keeps its database: in its data folder or, in the project `postgres`, in a schema of its own. */
export async function testDatabase(dataDir: string): Promise<Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return { dataDir };
  // The same folder leads to the same schema, so a test can open its database again.
  const schema = `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create schema if not exists ${schema}`);
  } finally {
    await client.end();
  }
  return { dataDir, databaseUrl: `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}` };
}
