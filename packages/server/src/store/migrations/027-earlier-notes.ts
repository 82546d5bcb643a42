import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the earlier texts of notes on a document whose text changes. Runs on SQLite and PostgreSQL. */
export const earlierNotesMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('note_versions_document').on('note_versions').column('document_id').execute();
}
