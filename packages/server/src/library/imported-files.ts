import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { documentId } from './document-id.js';

/** A file of a folder from which a judgment is read. */
export interface ImportedFile {
  /** The id of the judgment: the name of the folder and the path, or what a table gives. */
  readonly id: string;
  /** Hash of the bytes. */
  readonly hash: string;
  /** True if a table gives the id: then the judgment may be a copy of another one. */
  readonly isNamed: boolean;
}

/** Returns the ids of all other judgments that were ever read from these bytes. */
export async function findSameFiles(db: Kysely<Database>, { id, hash }: ImportedFile): Promise<readonly string[]> {
  const same = await db
    .selectFrom('imported_files')
    .select('source_id')
    .where('bytes_hash', '=', hash)
    .where('source_id', '!=', id)
    .orderBy('source_id')
    .execute();
  return same.map(({ source_id }) => source_id);
}

/**
 * Returns the judgment that the library has from the same bytes. A file with an id of its own has none, and neither has one
 * whose own judgment is stored: both were wanted, or both came at once in an earlier version.
 */
export async function findCopy(db: Kysely<Database>, file: ImportedFile): Promise<string | undefined> {
  if (file.isNamed) return undefined;
  const others = await findSameFiles(db, file);
  if (others.length === 0) return undefined;
  const ids = [file.id, ...others].map((id) => documentId('case', id));
  const rows = await db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
  const stored = new Set(rows.map((row) => row.id));
  if (stored.has(documentId('case', file.id))) return undefined;
  return others.find((id) => stored.has(documentId('case', id)));
}

/** Remembers the bytes of files that are stored, besides those from which the same judgments were read before. */
export async function noteImportedFiles(db: Kysely<Database>, files: readonly ImportedFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('imported_files')
    .values(files.map(({ id, hash }) => ({ source_id: id, bytes_hash: hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
