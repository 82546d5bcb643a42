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

/** Reads the headings of the sections of each act; documents without any are missing. */
export async function readHeadings(
  db: Store['db'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('act_sections')
    .select(['document_id', 'heading'])
    .where('document_id', 'in', ids)
    .execute();
  const byId = Map.groupBy(rows, (row) => row.document_id);
  return new Map([...byId].map(([id, list]) => [id, list.map(({ heading }) => heading)]));
}
