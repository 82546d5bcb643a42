import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import { type FileStore, namesIn } from '../files/file-store.js';
import { FilesUnavailableError } from '../files/files-unavailable-error.js';
import { type FilesPlace, openFileStore } from '../files/open-file-store.js';
import { ORIGINALS_FOLDER } from '../library/originals.js';
import { type BackupList, describeFile, isOriginal, readBackupList } from './backup-list.js';

/** Files that are compared and sent at a time. */
const AT_ONCE = 8;

/** Where the former originals go: a new folder, made with the first of them. */
interface Aside {
  readonly folder: string;
}

/** What came back. */
export interface RestoredOriginals {
  /** Originals that were kept anew. */
  readonly restored: number;
  /** Others that were in the store, and are in the folder beside now. */
  readonly movedAside: number;
}

/**
 * Brings only the original PDFs of a backup back, where the library has them: the store of `FILES_URL`, or the data folder. An
 * original that differs, or that the backup does not have, is copied into the folder `aside` first. Can be run again after a stop.
 * Throws a ConfigError if the backup is not whole, or if the store cannot be used.
 */
export async function restoreOriginals(folder: string, place: FilesPlace, aside: Aside): Promise<RestoredOriginals> {
  const list = await readBackupList(folder);
  return withFiles(place, (files) => putOriginals({ folder, list, files, aside }));
}

/** Works with the files of a library. Says as a ConfigError what is wrong with their store. */
export async function withFiles<Result>(
  place: FilesPlace,
  work: (files: FileStore) => Promise<Result>,
): Promise<Result> {
  const files = await openFileStore(place);
  try {
    return await work(files);
  } catch (error) {
    if (!(error instanceof FilesUnavailableError)) throw error;
    throw new ConfigError(`The store of FILES_URL cannot be used: ${error.reason}.`, { cause: error });
  } finally {
    files.close();
  }
}

/** Runs work on names, some at a time. */
export async function forEachName(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < names.length; at += AT_ONCE) await Promise.all(names.slice(at, at + AT_ONCE).map(work));
}

/** The names of the originals that a library has, in order. */
export async function originalNames(files: FileStore): Promise<string[]> {
  return (await namesIn(files, `${ORIGINALS_FOLDER}/`)).filter(isOriginal);
}

interface Task {
  readonly folder: string;
  readonly list: BackupList;
  readonly files: FileStore;
  readonly aside: Aside;
}

/** The same with an open store and a list that was checked. */
export async function putOriginals({ folder, list, files, aside }: Task): Promise<RestoredOriginals> {
  const found = new Set(await originalNames(files));
  const wanted = Object.keys(list.files).filter(isOriginal);
  let movedAside = 0;
  let restored = 0;

  /** Copies an original aside, unless it is that of the backup. Returns whether it is. */
  const isSame = async (name: string): Promise<boolean> => {
    const copy = join(aside.folder, name);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    await files.copyTo(name, copy);
    const same = (await describeFile(copy)).sha256 === list.files[name]?.sha256;
    if (same) rmSync(copy);
    else movedAside += 1;
    return same;
  };

  await forEachName(wanted, async (name) => {
    if (found.has(name) && (await isSame(name))) return;
    await files.keep(name, { path: join(folder, name) });
    restored += 1;
  });
  const others = [...found].filter((name) => list.files[name] === undefined);
  await forEachName(others, isSame);
  await files.remove(others);
  if (movedAside === 0) rmSync(aside.folder, { recursive: true, force: true });
  return { restored, movedAside };
}
