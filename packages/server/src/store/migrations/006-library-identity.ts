import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The id of this library, by which secrets and database recognise each other. Runs on SQLite and PostgreSQL. */
export const libraryIdentityMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('library_identity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into library_identity (id, checked_at) values (${randomUUID()}, 0)`.execute(db);
}
