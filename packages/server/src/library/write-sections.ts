import type { Transaction } from 'kysely';
import type { ActSection } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';

/** Sections in one statement; below the number of values that any database takes. */
const SECTIONS_AT_ONCE = 500;

/** Writes the section list of an act that has none yet. */
export async function writeSections(
  transaction: Transaction<Database>,
  id: string,
  sections: readonly ActSection[],
): Promise<void> {
  for (let start = 0; start < sections.length; start += SECTIONS_AT_ONCE) {
    const rows = sections.slice(start, start + SECTIONS_AT_ONCE).map(({ anchor, number, heading }, index) => ({
      document_id: id,
      position: start + index,
      anchor,
      number,
      heading,
    }));
    await transaction.insertInto('act_sections').values(rows).execute();
  }
}
