import type { Transaction } from 'kysely';
import type { Database } from './database.js';
import { isPostgres } from './dialect-of.js';

/** One sequence of house citations: a series in a year. */
export interface NumberSequence {
  readonly series: string;
  readonly year: string;
}

/**
 * Reads the last assigned number of a sequence; 0 if there is none.
 *
 * Locks the sequence until the transaction ends, so two transactions never assign the same number. SQLite: locks
 * nothing more, because a transaction begins as the only writer. PostgreSQL: adds the row if it is missing and locks it
 * (`for update`).
 */
export async function lockLastNumber(
  transaction: Transaction<Database>,
  { series, year }: NumberSequence,
): Promise<number> {
  if (isPostgres(transaction)) {
    await transaction
      .insertInto('house_numbers')
      .values({ series, year, last_number: 0 })
      .onConflict((conflict) => conflict.columns(['series', 'year']).doNothing())
      .execute();
  }
  const sequence = transaction
    .selectFrom('house_numbers')
    .select('last_number')
    .where('series', '=', series)
    .where('year', '=', year);
  const row = await (isPostgres(transaction) ? sequence.forUpdate() : sequence).executeTakeFirst();
  return row?.last_number ?? 0;
}

/** Writes the last number of a sequence that the same transaction has locked. */
export async function saveLastNumber(
  transaction: Transaction<Database>,
  { series, year, last }: NumberSequence & { readonly last: number },
): Promise<void> {
  await transaction
    .insertInto('house_numbers')
    .values({ series, year, last_number: last })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doUpdateSet({ last_number: last }))
    .execute();
}
