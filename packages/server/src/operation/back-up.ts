import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import type { ServerConfig } from '../config/config.js';
import type { FilesPlace } from '../files/open-file-store.js';
import type { FileStore } from '../files/file-store.js';
import { SECRETS_FILE } from '../runtime/secrets.js';
import { dumpPostgres } from '../store/postgres/dump-postgres.js';
import { copyDatabase, readCopy } from '../store/sqlite/database-copy.js';
import { DATABASE_FILE } from '../store/sqlite/open-sqlite.js';
import { type BackupList, describeFile, LIST_FILE } from './backup-list.js';
import { forEachName, originalNames, withFiles } from './restore-originals.js';

/** Name of PostgreSQL's file in a backup. */
export const DUMP_FILE = 'headnote.dump';

type Contents = Pick<BackupList, 'libraryId' | 'migrations' | 'tables'>;

/**
 * Makes a backup of the database, the secrets and the original PDFs in a new folder, while the server runs. The search index
 * is not part of it: a restored library builds it again.
 *
 * The folder appears when it is complete and checked. Throws a ConfigError if it exists, or if there is nothing to back up.
 */
export async function backUp(
  { dataDir, databaseUrl, filesUrl }: Pick<ServerConfig, 'databaseUrl'> & FilesPlace,
  folder: string,
): Promise<BackupList> {
  if (existsSync(folder)) throw new ConfigError(`${folder} is there already; name a new folder for the backup.`);
  const beside = `${folder}.part`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(beside, { mode: 0o700 });
  try {
    const contents = await (databaseUrl === undefined ? copySqlite(dataDir, beside) : dump(databaseUrl, beside));
    const names = [databaseUrl === undefined ? DATABASE_FILE : DUMP_FILE];
    const secrets = join(dataDir, SECRETS_FILE);
    if (existsSync(secrets)) {
      copyFileSync(secrets, join(beside, SECRETS_FILE));
      names.push(SECRETS_FILE);
    }
    // After the database: each judgment in it has its original.
    names.push(...(await withFiles({ dataDir, filesUrl }, (files) => copyOriginals(files, beside))));
    const files: BackupList['files'] = {};
    for (const name of names) files[name] = await describeFile(join(beside, name));
    const database = databaseUrl === undefined ? 'sqlite' : 'postgres';
    const list: BackupList = { format: 1, madeAt: new Date().toISOString(), database, ...contents, files };
    writeFileSync(join(beside, LIST_FILE), `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(beside, folder);
    return list;
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

/** An original is replaced whole, so each copy is one, also while an import runs. Its unfinished files are left out. */
async function copyOriginals(files: FileStore, folder: string): Promise<string[]> {
  const names = await originalNames(files);
  await forEachName(names, async (name) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    await files.copyTo(name, join(folder, name));
  });
  return names;
}

async function copySqlite(dataDir: string, folder: string): Promise<Contents> {
  const from = join(dataDir, DATABASE_FILE);
  if (!existsSync(from)) throw new ConfigError(`${from} does not exist, so there is nothing to back up. Set DATA_DIR.`);
  const to = join(folder, DATABASE_FILE);
  await copyDatabase(from, to);
  const { tables, ...rest } = readCopy(to);
  return { ...rest, migrations: [...rest.migrations], tables: withRows(tables) };
}

async function dump(databaseUrl: string, folder: string): Promise<Contents> {
  const { tables, ...rest } = await dumpPostgres(databaseUrl, join(folder, DUMP_FILE));
  return { ...rest, migrations: [...rest.migrations], tables: { ...tables } };
}

/** The counts of the tables in the form of the list. */
export function withRows(tables: Readonly<Record<string, number>>): BackupList['tables'] {
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, { rows }]));
}
