import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What finds the paragraph of a bookmark again after its text has changed. Runs on SQLite and PostgreSQL. */
export const bookmarkWordsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['number', 'words']) {
    await db.schema
      .alterTable('bookmarks')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.createIndex('bookmarks_document').on('bookmarks').column('document_id').execute();
}
