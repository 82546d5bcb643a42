import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the notes on a document whose text changes. Runs on SQLite and PostgreSQL. */
export const noteDocumentsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('personal_notes_document').on('personal_notes').column('document_id').execute();
}
