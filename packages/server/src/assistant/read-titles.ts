import { caseTitle } from '@headnote/core/format';
import type { Store } from '../store/database.js';

/** Reads the titles of documents by their ids; one that the library no longer has has no entry. */
export async function readTitles({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'appellant', 'respondent'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.kind === 'act' ? row.title : caseTitle(row)]));
}
