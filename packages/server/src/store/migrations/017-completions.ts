import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names and words that complete the fields of a search form; every document waits for its own. Runs on SQLite and PostgreSQL. */
export const completionsMigration: Migration = { up };

/** The columns that this step uses. */
interface Tables {
  documents: { id: string; content_hash: string };
  completion_queue: { document_id: string; revision: string };
}

async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('completion_names')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addColumn('sound', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('completion_names_by_documents')
    .on('completion_names')
    .columns(['field', 'documents'])
    .execute();
  await db.schema.createIndex('completion_names_by_sound').on('completion_names').columns(['field', 'sound']).execute();

  await db.schema
    .createTable('completion_words')
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('name_id', 'text', (column) => column.notNull().references('completion_names.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('completion_words_key', ['field', 'word', 'name_id'])
    .execute();
  await db.schema.createIndex('completion_words_name').on('completion_words').column('name_id').execute();

  await db.schema
    .createTable('completion_uses')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('completion_uses_key', ['document_id', 'name_id'])
    .execute();

  await db.schema
    .createTable('completion_queue')
    .addColumn('document_id', 'text', (column) => column.primaryKey().references('documents.id').onDelete('cascade'))
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('completion_queue')
    .columns(['document_id', 'revision'])
    .expression((from) => from.selectFrom('documents').select(['id', 'content_hash']))
    .execute();
}
