import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The operator's list of repealed acts. Runs on SQLite and PostgreSQL. */
export const actRepealsMigration: Migration = { up };

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('act_repeals')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('by_number', 'text', (column) => column.notNull())
    .addColumn('by_text', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('act_repeals_key', ['number', 'title_key'])
    .execute();
  await schema.createIndex('act_repeals_title').on('act_repeals').column('title_key').execute();
}
