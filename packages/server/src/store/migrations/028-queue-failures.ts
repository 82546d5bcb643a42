import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The reason why a document is set aside. The statements run on SQLite and PostgreSQL. */
export const queueFailuresMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const queue of ['citator_queue', 'completion_queue'])
    await db.schema
      .alterTable(queue)
      .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
