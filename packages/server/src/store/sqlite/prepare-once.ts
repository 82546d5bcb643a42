import type { Database as SqliteFile, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Maximum prepared statements; the library uses a few dozen, and the rest is for lists of different lengths. */
const MAX_STATEMENTS = 300;

/**
 * Wraps the database for Kysely, and prepares each statement once instead of at every run.
 *
 * Transactions begin as writers: one that begins as a reader and writes later fails at once, without waiting, when
 * another process has written in between.
 */
export function prepareOnce(sqlite: SqliteFile): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    close: () => {
      statements.clear();
      sqlite.close();
    },
    prepare: (sql) => {
      // On a full disk SQLite has already ended the transaction; a second end would hide the reason.
      if (sql === 'rollback' && !sqlite.inTransaction) return sqlite.prepare('select 1 where 0');
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql);
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}
