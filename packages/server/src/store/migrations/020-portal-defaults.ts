import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Options that a portal sets for the widgets of all its pages, as JSON. Runs on SQLite and PostgreSQL. */
export const portalDefaultsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('partner_portals')
    .addColumn('defaults', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
