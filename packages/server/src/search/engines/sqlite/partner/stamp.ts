import type { Database } from 'better-sqlite3';

/** Notes a change of the index. Call it in the transaction of the change. */
export function noteChange(db: Database): void {
  db.prepare(
    "INSERT INTO meta (name, value) VALUES ('changes', '1') ON CONFLICT (name) DO UPDATE SET value = value + 1",
  ).run();
}

/** Returns a text that differs between two states of an index, and between two indexes. */
export function stampOf(db: Database): string {
  return db.prepare("SELECT group_concat(name || '=' || value, ' ') FROM meta").pluck().get() as string;
}
