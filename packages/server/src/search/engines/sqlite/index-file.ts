import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { DROP_ALL, SCHEMA, SCHEMA_VERSION } from './schema.js';

/** Name of the index file in the data folder. It can always be rebuilt from the library. */
export const INDEX_FILE = 'search.db';

/** Maximum wait of a writer for another one. */
const BUSY_TIMEOUT_MS = 30_000;

/** Pages (64 MB) of the log before a checkpoint: an import writes the same pages repeatedly. */
const CHECKPOINT_PAGES = 16_384;

/** Cache for pages of the index in KiB: an import uses the same pages repeatedly. */
const CACHE_KIB = 65_536;

/** Returns the path of the index in a data folder. */
export function indexPath(dataDir: string): string {
  return join(dataDir, INDEX_FILE);
}

/** An index open for writing; `isNew` is true if it was just created or emptied. */
export interface OpenIndex {
  readonly db: Database;
  readonly isNew: boolean;
}

/**
 * Opens the index for writing. Creates a missing file, empties one of another version and replaces a damaged one; each
 * of these gets a new generation, which tells the queue to index every document again.
 */
export function openForWriting(path: string): OpenIndex {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(damageMark(path))) removeIndex(path);
  try {
    return openAndPrepare(path);
  } catch (error) {
    if (!isDamage(error)) throw error;
    removeIndex(path);
    return openAndPrepare(path);
  }
}

/** Opens the index for searching; it must exist. */
export function openForReading(path: string): Database {
  return new Sqlite(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
}

/** Returns whether an error means that the file is damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Sqlite.SqliteError)) return false;
  return error.code === 'SQLITE_NOTADB' || error.code.startsWith('SQLITE_CORRUPT');
}

/** Marks the file as damaged, so the next writer replaces it. */
export function markDamaged(path: string): void {
  writeFileSync(damageMark(path), '');
}

/** Deletes the index and SQLite's files next to it. Deletes the mark last, so it survives a kill in between. */
export function removeIndex(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
  rmSync(damageMark(path), { force: true });
}

function damageMark(path: string): string {
  return `${path}.damaged`;
}

function openAndPrepare(path: string): OpenIndex {
  const db = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // The queue removes indexed documents; a power cut must not undo the index but keep the removal.
    db.pragma('synchronous = FULL');
    db.pragma(`cache_size = -${CACHE_KIB}`);
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    return { db, isNew: db.transaction(prepare).immediate(db) };
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepare(db: Database): boolean {
  const hasMeta = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get() !== undefined;
  if (hasMeta) {
    const version = db.prepare("SELECT value FROM meta WHERE name = 'version'").pluck().get();
    if (version === SCHEMA_VERSION) return false;
  }
  db.exec(DROP_ALL);
  db.exec(SCHEMA);
  const insert = db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  insert.run('version', SCHEMA_VERSION);
  insert.run('generation', randomUUID());
  // Removed when every document is in it.
  insert.run('filling', '');
  return true;
}
