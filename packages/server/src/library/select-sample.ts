import type { Kysely } from 'kysely';
import type { Database, Store } from '../store/database.js';

/**
 * Selects the ids of the judgments of the fictional sample if the library also has real ones, to leave them out of lists. By their
 * house citations, which have an index: no list waits for a pass over all documents.
 */
export function selectSampleBesideReal(db: Kysely<Database>) {
  return db
    .selectFrom('citation_keys as sample')
    .select('sample.document_id')
    .where('sample.book', '=', 'HNS')
    .where((is) =>
      is.exists(is.selectFrom('citation_keys as real').select('real.document_id').where('real.book', '=', 'HN')),
    );
}

/** Whether the library has judgments of the sample and real ones. */
export async function isSampleBesideReal({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const found = await selectSampleBesideReal(db).limit(1).executeTakeFirst();
  return found !== undefined;
}
