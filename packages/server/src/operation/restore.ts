import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import type { FilesPlace } from '../files/open-file-store.js';
import { ORIGINALS_FOLDER } from '../library/originals.js';
import { prepareDataFolder } from '../runtime/data-folder.js';
import { SECRETS_FILE } from '../runtime/secrets.js';
import { claimDataFolder } from '../store/claim-data-folder.js';
import { readPostgresContents } from '../store/postgres/dump-postgres.js';
import { readCopy } from '../store/sqlite/database-copy.js';
import { tryFileLock } from '../store/sqlite/file-lock.js';
import { DATABASE_FILE } from '../store/sqlite/open-sqlite.js';
import { withRows } from './back-up.js';
import { type BackupList, isOriginal, readBackupList } from './backup-list.js';
import { restoreOriginals, withFiles } from './restore-originals.js';

/** The files that belong together in a data folder. The index is built again from a restored library. */
const TIED = [
  ...[DATABASE_FILE, SECRETS_FILE, 'search.db'].flatMap((name) => [name, `${name}-wal`, `${name}-shm`]),
  ORIGINALS_FOLDER,
];

/** Checks a backup: sizes and hashes of its files, all pages of its database, and the rows of every table. Throws a ConfigError. */
export async function verifyBackup(folder: string): Promise<BackupList> {
  const list = await readBackupList(folder);
  if (list.database === 'sqlite') {
    const { libraryId, tables } = readCopy(join(folder, DATABASE_FILE));
    compare(list, { libraryId, tables: withRows(tables) });
  }
  return list;
}

interface RestoreOptions {
  /** Moves an existing library aside. Without it, one is never replaced. */
  readonly replace: boolean;
  readonly now: () => Date;
}

/** What a restore did. */
export interface Restored {
  readonly list: BackupList;
  /** Folder to which the former library was moved, if there was one. */
  readonly movedTo: string | undefined;
}

/**
 * Restores a backup into the data folder, which no server may use. A library that is there is moved into a folder beside
 * it, never deleted. Throws a ConfigError before anything changes if the backup is not whole.
 */
export async function restoreBackup(
  folder: string,
  { dataDir, filesUrl }: FilesPlace,
  { replace, now }: RestoreOptions,
): Promise<Restored> {
  const list = await verifyBackup(folder);
  if (list.database !== 'sqlite') {
    throw new ConfigError(
      `${folder} is a backup of PostgreSQL. Restore it with pg_restore, then check it with "npm run admin -- verify ${folder} --database"; docs/operating.md has the commands.`,
    );
  }
  prepareDataFolder(dataDir);
  // The originals come back into their store, which has to be there before anything changes.
  const isShared = filesUrl !== undefined;
  if (isShared) await withFiles({ dataDir, filesUrl }, (files) => files.check());
  const names = Object.keys(list.files).filter((name) => !isShared || !isOriginal(name));
  const releases = [claimDataFolder(dataDir), claimIndex(dataDir)];
  try {
    const old = TIED.filter((name) => existsSync(join(dataDir, name)));
    if (old.includes(DATABASE_FILE) && !replace) {
      throw new ConfigError(`${dataDir} has a library already. Add --replace to move it aside and restore the backup.`);
    }
    const aside = asideFolder(dataDir, now());
    let movedTo = old.length === 0 ? undefined : aside;
    for (const name of names) copySynced(join(folder, name), join(dataDir, besideOf(name)));
    if (movedTo !== undefined) mkdirSync(movedTo, { mode: 0o700 });
    for (const name of old) renameSync(join(dataDir, name), join(movedTo ?? '', name));
    // The database last: a start before it finds no library, and never a new database with old secrets.
    for (const name of topsOf(names).toReversed()) renameSync(join(dataDir, `${name}.restored`), join(dataDir, name));
    const { libraryId, tables } = readCopy(join(dataDir, DATABASE_FILE));
    compare(list, { libraryId, tables: withRows(tables) });
    if (isShared) {
      const { movedAside } = await restoreOriginals(folder, { dataDir, filesUrl }, { folder: aside });
      if (movedAside > 0) movedTo = aside;
    }
    return { list, movedTo };
  } finally {
    for (const name of topsOf(names)) rmSync(join(dataDir, `${name}.restored`), { recursive: true, force: true });
    for (const release of releases.toReversed()) release();
  }
}

/** The new folder into which a restore moves what was there. */
export const asideFolder = (dataDir: string, now: Date): string =>
  join(dataDir, `replaced-${now.toISOString().replaceAll(':', '-')}`);

/** The files and folders of a backup that come into the data folder. */
const topsOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.split('/')[0] ?? ''))];

/** Where a file waits until all are there; originals wait in one folder. */
const besideOf = (name: string): string => name.replace(/^[^/]+/, '$&.restored');

/** Compares the database of DATABASE_URL, after pg_restore, with a backup: every table's rows and sum. Throws a ConfigError. */
export async function verifyDatabase(folder: string, databaseUrl: string | undefined): Promise<BackupList> {
  const list = await readBackupList(folder);
  if (list.database !== 'postgres' || databaseUrl === undefined)
    throw new ConfigError('--database needs a backup of PostgreSQL, and DATABASE_URL with the restored database.');
  compare(list, await readPostgresContents(databaseUrl));
  return list;
}

function compare(list: BackupList, found: Pick<BackupList, 'libraryId' | 'tables'>): void {
  if (found.libraryId !== list.libraryId)
    throw new ConfigError('The database is that of another library than its list says. The backup is not used.');
  for (const name of new Set([...Object.keys(list.tables), ...Object.keys(found.tables)])) {
    const expected = list.tables[name];
    const actual = found.tables[name];
    if (expected?.rows !== actual?.rows || expected?.sum !== actual?.sum) {
      throw new ConfigError(
        `The table "${name}" has ${actual?.rows ?? 'no'} rows that differ from the ${expected?.rows ?? 'no'} rows of the list. The backup is not used.`,
      );
    }
  }
}

/** An import has this lock while it writes to the index. */
function claimIndex(dataDir: string): () => void {
  const release = tryFileLock(join(dataDir, 'index.lock'));
  if (release !== undefined) return release;
  throw new ConfigError(`An import is writing to ${dataDir}. Wait until it has ended.`);
}

function copySynced(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  const file = openSync(to, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
