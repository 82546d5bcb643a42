import { chmodSync, closeSync, fsyncSync, openSync, readSync, statSync } from 'node:fs';
import { ConfigError } from '@headnote/core/errors';
import Sqlite from 'better-sqlite3';

/** All pages in one step: a step that ends early starts again from the first page when somebody writes in between. */
const ALL_PAGES = 0x7fff_ffff;
/** The first bytes of a database, with its size. */
const HEADER_BYTES = 100;
/** The mode of the journal is at this place of the header; 2 is the write-ahead log. */
const MODE_AT = 18;
const WAL = 2;

/** What a database contains. */
export interface DatabaseContents {
  readonly libraryId: string;
  /** Names of the migrations that have run. */
  readonly migrations: readonly string[];
  /** Rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
}

/**
 * Copies an embedded database while others write to it: the copy is its state at one moment, in one file, on the disk
 * when this resolves. Nobody waits for it.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  // A plain copy of a running database has the other mode, so `readCopy` can tell it from this one.
  copy.pragma('journal_mode = delete');
  copy.close();
  chmodSync(to, 0o600);
  syncFile(to);
}

/**
 * Checks every page of a copy and reads what it contains. Throws a ConfigError if a part is missing or damaged, or if the
 * file was copied from a running database without its write-ahead log.
 */
export function readCopy(path: string): DatabaseContents {
  checkHeader(path);
  try {
    const sqlite = new Sqlite(path, { readonly: true, fileMustExist: true });
    try {
      const found: unknown = sqlite.pragma('integrity_check(1)', { simple: true });
      if (found !== 'ok') throw refusal(path, `is damaged (${String(found)})`);
      return readContents(sqlite);
    } finally {
      sqlite.close();
    }
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError) throw refusal(path, `is damaged (${cause.message})`);
    throw cause;
  }
}

function checkHeader(path: string): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw refusal(path, 'is not a database');
  if (header[MODE_AT] === WAL)
    throw refusal(path, 'is a plain copy of a database in use, whose latest changes may be missing');
  const pageSize = header.readUInt16BE(16);
  const expected = (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
  const { size } = statSync(path);
  if (size < expected) throw refusal(path, `is cut: it has ${size} of ${expected} bytes`);
}

function readContents(sqlite: Sqlite.Database): DatabaseContents {
  const names = sqlite
    .prepare<[], { name: string }>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all()
    .map(({ name }) => name);
  const count = (name: string) =>
    sqlite.prepare<[], { count: number }>(`select count(*) as count from "${name}"`).get()?.count ?? 0;
  const texts = (query: string) => sqlite.prepare<[], string>(query).pluck().all();
  return {
    libraryId: texts('select id from library_identity')[0] ?? '',
    migrations: texts('select name from schema_migrations order by name'),
    tables: Object.fromEntries(names.map((name) => [name, count(name)])),
  };
}

function refusal(path: string, reason: string): ConfigError {
  return new ConfigError(`${path} ${reason}. It is not used.`);
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
