import { mkdirSync } from 'node:fs';
import { ConfigError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import { type ProcessLock, waitForLock } from './locks.js';
import { checkMigrated, migrate } from './migrate.js';
import type { OpenDatabase } from './open-database.js';
import { openPostgres } from './postgres/open-postgres.js';
import { openSqlite } from './sqlite/open-sqlite.js';
import type { Database } from './tables/database-tables.js';

export type { Database };

/** The open database; use `db` for every table. */
export interface Store {
  readonly db: Kysely<Database>;
  /** Waits for a lock that one process at a time has. Returns the function that releases it. */
  lock(lock: ProcessLock, signal?: AbortSignal): Promise<() => void>;
  /** See `OpenDatabase`. */
  tryLock: OpenDatabase['tryLock'];
  /** See `OpenDatabase`. */
  figures(): Promise<Readonly<Record<string, number>>>;
  /** Closes the database. Nothing may use `db` afterwards. */
  close(): Promise<void>;
}

/** Runs the migrations; of processes that start together, the others wait until one has run all of them. */
async function update(database: OpenDatabase, signal: AbortSignal | undefined): Promise<void> {
  const release = await waitForLock(() => database.tryLock('updates'), signal);
  try {
    await migrate(database.db, { signal, alone: () => stopped(database) });
  } finally {
    release();
  }
}

/** Takes the lock that each server has. Throws a ConfigError while one runs. */
async function stopped(database: OpenDatabase): Promise<() => void> {
  const release = await database.tryLock('database');
  if (release !== undefined) return release;
  throw new ConfigError(
    'This version changes tables in a way that servers of the version before cannot work with. Stop all Headnote servers of this database, and start again.',
  );
}

/** Where the database is. */
export interface DatabaseOptions {
  /** Folder of the embedded database and of its locks; created if missing. */
  readonly dataDir: string;
  /** Address of a PostgreSQL database, which replaces the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** True never writes: tables are not updated, and every write fails with the database's own error. */
  readonly readOnly?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Opens the library's database, creates it if missing, and updates its tables.
 *
 * Every commit is on the disk before it is confirmed. The database may be open in several processes at once, but open it
 * once in each: two embedded stores of one thread can wait for each other. Inside a transaction use the transaction's
 * own handle: `store.db` would wait for itself. Throws a ConfigError if the database cannot be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Store> {
  const { dataDir, databaseUrl, readOnly = false, signal } = options;
  signal?.throwIfAborted();
  mkdirSync(dataDir, { recursive: true });
  const database =
    databaseUrl === undefined ? openSqlite(dataDir, { readOnly }) : await openPostgres(databaseUrl, { readOnly });
  try {
    await (readOnly ? checkMigrated(database.db) : update(database, signal));
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
  return {
    ...database,
    lock: (lock, waiting) => waitForLock(() => database.tryLock(lock), waiting),
    close: () => database.db.destroy(),
  };
}
