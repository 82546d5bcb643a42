import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { DROP_ALL, SCHEMA, SCHEMA_VERSION } from './schema.js';

/** Name of the index file inside the data folder. Losing it loses nothing: it is made again from the library. */
export const INDEX_FILE = 'search.db';

/** How long a writer waits for another one. */
const BUSY_TIMEOUT_MS = 30_000;

/** Pages (64 MB) before what is written is moved into the file: an import writes the same pages again and again. */
const CHECKPOINT_PAGES = 16_384;

/** Memory (KiB) for pages of the index: an import comes back to the same ones again and again. */
const CACHE_KIB = 65_536;

/** Path of the index of a data folder. */
export function indexPath(dataDir: string): string {
  return join(dataDir, INDEX_FILE);
}

/** An index open for writing; `isNew` says that it was made or emptied just now. */
export interface OpenIndex {
  readonly db: Database;
  readonly isNew: boolean;
}

/**
 * Opens the index for writing. A missing file is made, one of another version emptied, a damaged one replaced; each
 * gets a new generation, by which the queue sees that every document has to come again.
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

/** Opens the index for searching; it has to exist. */
export function openForReading(path: string): Database {
  return new Sqlite(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
}

/** Tells damage of the file from any other failure. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Sqlite.SqliteError)) return false;
  return error.code === 'SQLITE_NOTADB' || error.code.startsWith('SQLITE_CORRUPT');
}

/** Notes that the file is damaged, so that the next one who opens it for writing makes it anew. */
export function markDamaged(path: string): void {
  writeFileSync(damageMark(path), '');
}

/** Deletes the index and what SQLite keeps beside it. The mark goes last: a kill in between leaves it standing. */
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
    // The queue strikes off what has been indexed; a power cut must not take back the index and keep the stroke.
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
  return true;
}
