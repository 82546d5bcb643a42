import { createHash } from 'node:crypto';
import { sql, type Kysely, type TableMetadata } from 'kysely';
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

const knownTables = new WeakMap<object, Promise<readonly TableMetadata[]>>();

/**
 * The tables of one test, read once: no test makes another. On PostgreSQL the database also has those of the files that
 * run at the same time, and to read them all takes seconds.
 */
export function tablesOfTest<Tables>(db: Kysely<Tables>): Promise<readonly TableMetadata[]> {
  const known = knownTables.get(db) ?? readTables(db);
  knownTables.set(db, known);
  return known;
}

async function readTables<Tables>(db: Kysely<Tables>): Promise<readonly TableMetadata[]> {
  const tables = await db.introspection.getTables();
  if (process.env['TEST_DATABASE_URL'] === undefined) return tables;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.schema);
}
