import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';

/** A file of a folder without an id of its own: the name of the folder and its path, and the hash of its bytes. */
export interface ImportedFile {
  readonly id: string;
  readonly hash: string;
}

/** Returns the id of another file with the same bytes whose judgment the library has. */
export async function findSameFile(db: Kysely<Database>, { id, hash }: ImportedFile): Promise<string | undefined> {
  const stored = await db
    .selectFrom('imported_files')
    .innerJoin('documents', 'documents.source_id', 'imported_files.source_id')
    .select('imported_files.source_id')
    .where('bytes_hash', '=', hash)
    .where('imported_files.source_id', '!=', id)
    .executeTakeFirst();
  return stored?.source_id;
}

/** Remembers the bytes of a file that is stored. */
export async function noteImportedFile(db: Kysely<Database>, { id, hash }: ImportedFile): Promise<void> {
  await db
    .insertInto('imported_files')
    .values({ source_id: id, bytes_hash: hash })
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet({ bytes_hash: hash }))
    .execute();
}
