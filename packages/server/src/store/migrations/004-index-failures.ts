import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The reason why the engine could not take a document. The statement runs on SQLite and PostgreSQL. */
export const indexFailuresMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('index_queue')
    .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
