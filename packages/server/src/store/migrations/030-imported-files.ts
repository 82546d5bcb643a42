import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which file each judgment of a folder was read from, by its bytes. Runs on SQLite and PostgreSQL. */
export const importedFilesMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported_files')
    .addColumn('source_id', 'text', (column) => column.primaryKey())
    .addColumn('bytes_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('imported_files_hash').on('imported_files').column('bytes_hash').execute();
}
