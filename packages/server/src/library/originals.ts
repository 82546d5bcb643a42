import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '../store/database.js';
import { type Marking, readMarks } from './document-marks.js';
import { readSources, sourcesOf } from './sources.js';

/** The folder of the original files, in the data folder and in a backup. */
export const ORIGINALS_FOLDER = 'originals';

/** An id as the library gives it; no path. */
const ID = /^[a-z0-9]{2,40}$/;

/** The original files of documents, as they were imported. */
export interface Originals {
  /** Keeps a PDF as the original of a document. It replaces an older one whole, or not at all. */
  keep(documentId: string, path: string): Promise<void>;
  /** Path of the original PDF of a document; undefined if there is none. */
  find(documentId: string): Promise<string | undefined>;
}

/** Opens the original files in a data folder. Creates the folder with the first file. */
export function openOriginals(dataDir: string): Originals {
  const folder = join(dataDir, ORIGINALS_FOLDER);
  // Few files in one folder: a file system with a hundred thousand names in one is slow.
  const pathOf = (id: string) => join(folder, id.slice(-2), `${id}.pdf`);
  return {
    async keep(documentId, path) {
      if (!ID.test(documentId)) throw new RangeError(`"${documentId}" is no id of a document.`);
      const place = pathOf(documentId);
      await mkdir(dirname(place), { recursive: true });
      const part = `${place}.${randomUUID()}.part`;
      try {
        await copyFile(path, part);
        await rename(part, place);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async find(documentId) {
      if (!ID.test(documentId)) return undefined;
      const place = pathOf(documentId);
      return stat(place).then(
        (found) => (found.isFile() ? place : undefined),
        () => undefined,
      );
    },
  };
}

/**
 * Finds the original PDF of a document that the library has; of a judgment from several sources its own one, otherwise the
 * first that another source has. A judgment in which names are replaced has none for readers: its PDF has the names.
 */
export async function findOriginal({ db }: Store, originals: Originals, id: string): Promise<string | undefined> {
  const stored = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  if (stored === undefined) return undefined;
  const sources = [id, ...(await sourcesOf(db, id)).filter((other) => other !== id)];
  const marks = await readMarks(db, sources);
  if (sources.some((source) => isMasked(marks.get(source)))) return undefined;
  for (const source of sources) {
    const path = await originals.find(source);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Finds which of these documents of the library have an original PDF for readers, their own or of another source. */
export async function haveOriginals(
  { db }: Store,
  originals: Originals,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const sources = await readSources(db, ids);
  const sourcesOfEach = ids.map((id) => [id, sources.get(id) ?? [id]] as const);
  const marks = await readMarks(db, [...new Set(sourcesOfEach.flatMap(([, own]) => own))]);
  const open = sourcesOfEach.filter(([, own]) => own.every((id) => !isMasked(marks.get(id))));
  const found = await Promise.all(open.map(([, own]) => Promise.all(own.map((id) => originals.find(id)))));
  return new Set(open.filter((_each, at) => found[at]?.some((path) => path !== undefined)).map(([id]) => id));
}

const isMasked = (marking: Marking | undefined): boolean => (marking?.names.length ?? 0) > 0;
