import { createHash } from 'node:crypto';
import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseOptions } from './database.js';
import { DATABASE_FILE } from './sqlite/open-sqlite.js';

/** Name of the database that the global set-up migrates; the databases of tests are copies of it. */
export const TEMPLATE_DATABASE = 'headnote_template';

type TestDatabase = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;

/** PostgreSQL's codes where another process of the test has just made the database. */
const CREATED_BY_ANOTHER = new Set(['42P04', '23505']);

/** The databases of this file on PostgreSQL, for `dropTestDatabases`. */
const created = new Set<string>();

/**
 * Where a test keeps its database: in its data folder or, in the project `postgres`, in a database of its own. It is a copy
 * of one that has all tables. The same folder leads to the same database, so a test can open it again.
 */
export async function testDatabase(dataDir: string): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return postgresDatabase(dataDir, TEMPLATE_DATABASE);
  const template = process.env['TEST_SQLITE_TEMPLATE'];
  if (template !== undefined) copyOnce(template, dataDir);
  return { dataDir };
}

/** As `testDatabase`, without any table. */
export async function emptyTestDatabase(dataDir: string): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return postgresDatabase(dataDir, 'template0');
  return { dataDir };
}

/** Drops the databases of the file that has ended. */
export async function dropTestDatabases(): Promise<void> {
  if (created.size === 0) return;
  await withServer(async (client) => {
    for (const name of created) await client.query(`drop database if exists ${name} with (force)`);
  });
  created.clear();
}

function copyOnce(template: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  try {
    copyFileSync(template, join(dataDir, DATABASE_FILE), constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function postgresDatabase(dataDir: string, template: string): Promise<TestDatabase> {
  const name = `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  await withServer(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`create database ${name} template ${template}`).catch((error: unknown) => {
      if (!CREATED_BY_ANOTHER.has((error as pg.DatabaseError).code ?? '')) throw error;
    });
  });
  created.add(name);
  address.pathname = name;
  return { dataDir, databaseUrl: String(address) };
}

async function withServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
