import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators did to accounts. Runs on SQLite and PostgreSQL. */
export const auditLogMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to users: the record of a deletion outlives the account.
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_user').on('audit_log').columns(['user_id', 'at']).execute();
}
