import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { documentId } from './document-id.js';
import { readMarks } from './document-marks.js';

/** A file of a folder without an id of its own: the name of the folder and its path, and the hash of its bytes. */
export interface ImportedFile {
  readonly id: string;
  readonly hash: string;
}

/** Another file with the same bytes. */
export interface SameFile {
  readonly id: string;
  /** True if an operator took its judgment down; otherwise the library has it. */
  readonly isTakenDown: boolean;
}

/** Returns another file with the same bytes whose judgment the library has, or had until it was taken down. */
export async function findSameFile(db: Kysely<Database>, { id, hash }: ImportedFile): Promise<SameFile | undefined> {
  const same = await db
    .selectFrom('imported_files')
    .leftJoin('documents', 'documents.source_id', 'imported_files.source_id')
    .select(['imported_files.source_id as id', 'documents.id as stored'])
    .where('bytes_hash', '=', hash)
    .where('imported_files.source_id', '!=', id)
    .execute();
  const marks = await readMarks(
    db,
    same.map((file) => documentId('case', file.id)),
  );
  const taken = same.find((file) => marks.get(documentId('case', file.id))?.state === 'taken-down');
  if (taken !== undefined) return { id: taken.id, isTakenDown: true };
  const stored = same.find((file) => file.stored !== null);
  return stored && { id: stored.id, isTakenDown: false };
}

/** Remembers the bytes of a file that is stored. */
export async function noteImportedFile(db: Kysely<Database>, { id, hash }: ImportedFile): Promise<void> {
  await db
    .insertInto('imported_files')
    .values({ source_id: id, bytes_hash: hash })
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet({ bytes_hash: hash }))
    .execute();
}
