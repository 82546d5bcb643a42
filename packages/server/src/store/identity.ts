import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from './dialect-of.js';
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

/**
 * Returns what the library notes of its servers' secrets, a keyed hash of each by name; empty if it has noted nothing yet. Locks
 * the note until the end of the transaction.
 */
export async function readSecretMarks(transaction: Transaction<Database>): Promise<ReadonlyMap<string, string>> {
  const query = transaction.selectFrom('library_identity').select('secrets');
  const { secrets } = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return new Map(secrets === '' ? [] : Object.entries(JSON.parse(secrets) as Record<string, string>));
}

/** Notes the secrets' hashes; none forgets them, and the next server that starts decides. */
export async function noteSecretMarks(db: Kysely<Database>, marks: ReadonlyMap<string, string>): Promise<void> {
  const secrets = marks.size === 0 ? '' : JSON.stringify(Object.fromEntries(marks));
  await db.updateTable('library_identity').set({ secrets }).execute();
}
