import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect-of.js';

/** What several servers share: their budgets, and what shows that they have the same secrets. */
export const severalServersMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('library_identity')
    .addColumn('secrets', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // A server with the embedded database is alone, and keeps its budgets in memory.
  if (!isPostgres(db)) return;
  // Not logged: after a crash of the database budgets are worth as little as after a restart of a single server, and each
  // request may write one.
  await sql`create unlogged table shared_cells (
    id text primary key,
    value text not null,
    version bigint not null,
    expires_at bigint not null
  )`.execute(db);
  await sql`create index shared_cells_expiry on shared_cells (expires_at)`.execute(db);
}
