import type { Store } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';

/** Counts the sections of all acts. */
export async function countSections(store: Store): Promise<number> {
  const row = await store.db
    .selectFrom('act_sections')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('sections'))
    .executeTakeFirstOrThrow();
  return readInteger(row.sections);
}
