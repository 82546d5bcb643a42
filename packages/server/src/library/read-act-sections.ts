import type { Store } from '../store/database.js';
import type { ActSection } from '../extraction/new-document.js';

/** Reads the section list of an act in its order; empty for an unknown id and for a judgment. */
export async function readActSections(store: Store, id: string): Promise<ActSection[]> {
  return store.db
    .selectFrom('act_sections')
    .select(['anchor', 'number', 'heading'])
    .where('document_id', '=', id)
    .orderBy('position')
    .execute();
}
