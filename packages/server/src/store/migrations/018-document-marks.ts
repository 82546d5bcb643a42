import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents with other names, documents that a name does not find, and documents taken down. Runs on SQLite and PostgreSQL. */
export const documentMarksMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to documents: the mark of a document that was taken down outlives it.
  await db.schema
    .createTable('document_marks')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('house_citation', 'text', (column) => column.notNull())
    .addColumn('original', 'bytea')
    .execute();
  await db.schema.createIndex('document_marks_citation').on('document_marks').column('house_citation').execute();
  for (const name of ['document_id', 'paragraph']) {
    await db.schema
      .alterTable('contact_messages')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
