import type { Insertable, Kysely } from 'kysely';
import type { Database } from './database.js';

/** Rows in one statement. Few different sizes, so that their statements stay prepared. */
const SIZES = [64, 8, 1];

/** Inserts any number of rows, all with the same columns. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  let from = 0;
  for (const size of SIZES) {
    for (; rows.length - from >= size; from += size) {
      await db
        .insertInto(table)
        .values(rows.slice(from, from + size))
        .execute();
    }
  }
}
