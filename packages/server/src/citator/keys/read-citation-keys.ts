import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';

/** Reads the keys of documents, by document; a document without keys has no entry. */
export async function readCitationKeys(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CitationKeyRow[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('citation_keys').selectAll().where('document_id', 'in', chunk).execute(),
  );
  return Map.groupBy(rows, ({ document_id }) => document_id);
}
