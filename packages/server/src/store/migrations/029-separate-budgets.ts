import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked for a code and whether one went out, and the addresses from which members have signed in. Runs on SQLite and PostgreSQL. */
export const separateBudgetsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('codes_sent')
    .addColumn('from_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('codes_sent')
    .addColumn('is_sent', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('known_addresses')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['user_id', 'address_key'])
    .execute();
}
