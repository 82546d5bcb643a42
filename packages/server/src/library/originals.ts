import type { FileStore, StoredFile } from '../files/file-store.js';
import type { Store } from '../store/database.js';
import { type Marking, readMarks } from './document-marks.js';
import { readSources, sourcesOf } from './sources.js';

/** The folder of the original files, among the files of the library and in a backup. */
export const ORIGINALS_FOLDER = 'originals';

/** An id as the library gives it; no path. */
const ID = /^[a-z0-9]{2,40}$/;

/** The original files of documents, as they were imported. Each call rejects with a FilesUnavailableError like those of `FileStore`. */
export interface Originals {
  /** Keeps a PDF as the original of a document. It replaces an older one whole, or not at all. */
  keep(documentId: string, path: string): Promise<void>;
  /** The original PDF of a document; undefined if there is none. */
  find(documentId: string): Promise<StoredFile | undefined>;
  /** Which of these documents have one. */
  having(documentIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Opens the original files among the files of a library. */
export function openOriginals(files: Pick<FileStore, 'keep' | 'find' | 'held'>): Originals {
  // Few files in one folder: a file system with a hundred thousand names in one is slow.
  const nameOf = (id: string) => `${ORIGINALS_FOLDER}/${id.slice(-2)}/${id}.pdf`;
  return {
    async keep(documentId, path) {
      if (!ID.test(documentId)) throw new RangeError(`"${documentId}" is no id of a document.`);
      await files.keep(nameOf(documentId), { path });
    },
    find: async (documentId) => (ID.test(documentId) ? files.find(nameOf(documentId)) : undefined),
    async having(documentIds) {
      const ids = documentIds.filter((id) => ID.test(id));
      const held = await files.held(ids.map(nameOf));
      return new Set(ids.filter((id) => held.has(nameOf(id))));
    },
  };
}

/**
 * Finds the original PDF of a document that the library has; of a judgment from several sources its own one, otherwise the
 * first that another source has. A judgment in which names are replaced has none for readers: its PDF has the names.
 */
export async function findOriginal({ db }: Store, originals: Originals, id: string): Promise<StoredFile | undefined> {
  const stored = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  if (stored === undefined) return undefined;
  const sources = [id, ...(await sourcesOf(db, id)).filter((other) => other !== id)];
  const marks = await readMarks(db, sources);
  if (sources.some((source) => isMasked(marks.get(source)))) return undefined;
  for (const source of sources) {
    const file = await originals.find(source);
    if (file !== undefined) return file;
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
  const having = await originals.having([...new Set(open.flatMap(([, own]) => own))]);
  return new Set(open.filter(([, own]) => own.some((id) => having.has(id))).map(([id]) => id));
}

const isMasked = (marking: Marking | undefined): boolean => (marking?.names.length ?? 0) > 0;
