import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a code was asked for, from which network, and whether with a proof of work: each kind has a budget of its own. Codes
 * of the day before this step count for none, because their kind is not known. Runs on SQLite and PostgreSQL.
 */
export const codeBudgetsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const name of ['kind', 'network_key'])
    await schema
      .alterTable('codes_sent')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await schema
    .alterTable('codes_sent')
    .addColumn('is_proved', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const indexes = [
    ['codes_sent_kind', ['kind', 'is_sent', 'sent_at']],
    ['codes_sent_network', ['network_key', 'sent_at']],
  ] as const;
  for (const [name, columns] of indexes)
    await schema
      .createIndex(name)
      .on('codes_sent')
      .columns([...columns])
      .execute();
}
