import type { Kysely } from 'kysely';
import type { Database } from './database.js';

/** Reads the id of the library, which its first start has given it for good. */
export async function readLibraryId(db: Kysely<Database>): Promise<string> {
  const { id } = await db.selectFrom('library_identity').select('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes and reads one row. Rejects with the database's reason if it cannot do either. */
export async function proveWritable(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('library_identity').set({ checked_at: now }).execute();
  await readLibraryId(db);
}
