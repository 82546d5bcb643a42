import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { OpenDatabase } from '../open-database.js';
import { tryFileLock } from './file-lock.js';
import { checkFileSystem, checkSqliteVersion } from './check-place.js';
import { checkTables } from './check-tables.js';
import { prepareOnce } from './prepare-once.js';

/** Name of the file inside the data folder. */
export const DATABASE_FILE = 'headnote.db';

/** How long a statement waits for another process, such as an import, before it fails. */
const BUSY_TIMEOUT_MS = 10_000;

/** Memory (KiB) for pages of the file: an import writes into the same indexes again and again. */
const CACHE_KIB = 32_768;

/** Pages (32 MB) of the write-ahead log before they are copied into the file, for the same reason. */
const CHECKPOINT_PAGES = 8_192;

/**
 * Size of the write-ahead log that an operator should know of: eight times the size at which it is copied into the file.
 * Only a reader that does not end keeps it from being emptied; then it fills the disk, and each read searches it.
 */
export const WAL_ALERT_BYTES = 256 * 1024 * 1024;

/**
 * Opens the embedded database of a data folder. Its locks are files next to it. For reading only, damaged tables do not
 * matter until they are read. Throws a ConfigError.
 */
export function openSqlite(dataDir: string, { readOnly }: { readonly readOnly: boolean }): OpenDatabase {
  const path = join(dataDir, DATABASE_FILE);
  const sqlite = readOnly ? openForReading(path) : openFile(path);
  return {
    db: new Kysely({ dialect: new SqliteDialect({ database: prepareOnce(sqlite) }) }),
    tryLock: async (lock) => tryFileLock(join(dataDir, `${lock}.lock`)),
    figures: async () => {
      const wal = sizeOf(`${path}-wal`);
      return { size_bytes: sizeOf(path), wal_bytes: wal, wal_too_large: wal > WAL_ALERT_BYTES ? 1 : 0 };
    },
  };
}

function openFile(path: string): Sqlite.Database {
  checkFileSystem(dirname(path));
  keepPrivate(path);
  const sqlite = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    checkSqliteVersion(sqlite.prepare<[], string>('select sqlite_version()').pluck().get() ?? 'of no known version');
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma(`cache_size = -${CACHE_KIB}`);
    sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    checkTables(sqlite);
    return sqlite;
  } catch (cause) {
    sqlite.close();
    if (cause instanceof ConfigError) throw cause;
    throw unusable(path, cause);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function openForReading(path: string): Sqlite.Database {
  try {
    const sqlite = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    sqlite.pragma(`cache_size = -${CACHE_KIB}`);
    return sqlite;
  } catch (cause) {
    throw unusable(path, cause);
  }
}

function unusable(path: string, cause: unknown): ConfigError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new ConfigError(
    `The database ${path} cannot be opened (${why}). Restore it from a backup with "npm run admin -- restore <backup> --replace".`,
    { cause },
  );
}

/** Only the owner of the process may read the file; SQLite gives its other files the same permissions. */
function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  } catch {
    // Opening the database names the reason, for example a folder in its place.
  }
}
