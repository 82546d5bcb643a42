import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The words of the PDFs that members uploaded, for thirty days. Runs on SQLite and PostgreSQL. */
export const assistantFilesMigration: Migration = { up };

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('assistant_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('scanned_pages', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
    .addColumn('words', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('assistant_files_bytes', ['user_id', 'hash'])
    .execute();
  await schema.createIndex('assistant_files_age').on('assistant_files').column('uploaded_at').execute();
  // A PDF takes its conversations with it.
  await schema
    .createIndex('assistant_conversations_document')
    .on('assistant_conversations')
    .column('document_id')
    .execute();
}
