import { type Kysely, PostgresAdapter } from 'kysely';

/** True for a PostgreSQL database; otherwise it is SQLite. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
