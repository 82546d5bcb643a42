import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { AccountTables } from './tables/account-tables.js';
import type { CitatorTables } from './tables/citator-tables.js';
import type { LibraryTables } from './tables/library-tables.js';
import { type ProcessLock, waitForProcessLock } from './locks.js';
import { migrate } from './migrate.js';
import { prepareOnce } from './prepare-once.js';

/** Name of the file inside the data folder. */
export const DATABASE_FILE = 'headnote.db';

/** How long a statement waits for another process, such as an import, before it fails. */
const BUSY_TIMEOUT_MS = 10_000;

/** Memory (KiB) for pages of the file: an import writes into the same indexes again and again. */
const CACHE_KIB = 32_768;

/** Pages (32 MB) of the write-ahead log before they are copied into the file, for the same reason. */
const CHECKPOINT_PAGES = 8_192;

/** All tables of the library's database. */
export interface Database extends LibraryTables, AccountTables, CitatorTables {}

/** The open database; use `db` for every table. */
export interface Store {
  readonly db: Kysely<Database>;
  /**
   * Waits for a lock that one process at a time has; see `waitForProcessLock`. Returns the function that releases it.
   */
  lock(lock: ProcessLock, signal?: AbortSignal): Promise<() => void>;
  /** Closes the file. Nothing may use `db` afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the library's database in the data folder, creates it if missing, and updates its tables.
 *
 * Every commit is on the disk before it is confirmed. The file may be open in several processes at once, but open it
 * once in each: two stores of one thread can wait for each other. Inside a transaction use the transaction's own
 * handle: `store.db` would wait for itself.
 */
export async function openDatabase(options: {
  readonly dataDir: string;
  readonly signal?: AbortSignal;
}): Promise<Store> {
  options.signal?.throwIfAborted();
  mkdirSync(options.dataDir, { recursive: true });
  const sqlite = openFile(join(options.dataDir, DATABASE_FILE));
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: prepareOnce(sqlite) }) });
  try {
    await migrate(db, options.signal);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    lock: (lock, signal) => waitForProcessLock(options.dataDir, lock, signal),
    close: () => db.destroy(),
  };
}

function openFile(path: string): Sqlite.Database {
  const sqlite = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma(`cache_size = -${CACHE_KIB}`);
    sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    return sqlite;
  } catch (cause) {
    sqlite.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`The database ${path} cannot be opened (${why}); restore it from a backup.`, { cause });
  }
}
