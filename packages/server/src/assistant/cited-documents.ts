import { assistantLimits } from '@headnote/core/contract';
import type { Store } from '../store/database.js';

/** Returns the judgments of the library that a judgment cites, the most often cited first, at most 64. */
export async function citedDocuments({ db }: Store, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('case_links')
    .innerJoin('documents', 'documents.id', 'case_links.cited_id')
    .select('cited_id')
    .where('citing_id', '=', id)
    .orderBy('mentions', 'desc')
    .orderBy('cited_id')
    .limit(assistantLimits.maxCited)
    .execute();
  return rows.map(({ cited_id: cited }) => cited);
}
