import type { Kysely } from 'kysely';
import { READING_VERSION } from '../extraction/reading/reading-version.js';
import type { Database } from '../store/database.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/** What decides whether a document of the library has to be written again. */
export type KnownDocument = Pick<
  DocumentRow,
  'id' | 'source_id' | 'content_hash' | 'reading_version' | 'house_citation'
>;

/** Reads what the library knows about documents, by id; unknown ids have no entry. */
export async function readKnownDocuments(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'source_id', 'content_hash', 'reading_version', 'house_citation'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the library has a document with the same content, read by the present rules. */
export function isUnchanged(known: KnownDocument | undefined, hash: string): boolean {
  return known?.content_hash === hash && known.reading_version === READING_VERSION;
}
