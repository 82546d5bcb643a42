import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Moves the codes of a running server into the past, so that a test need not wait: what was sent just now was sent this
 * long ago, and what is valid for a time has that much less of it.
 */
export function letCodesAge(dataDir: string, milliseconds: number): void {
  changeDatabase(dataDir, (db) => {
    db.prepare('update codes_sent set sent_at = sent_at - ?').run(milliseconds);
    db.prepare(
      'update account_flows set sent_at = sent_at - ?, code_expires_at = code_expires_at - ?, expires_at = expires_at - ?',
    ).run(milliseconds, milliseconds, milliseconds);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the subscription and the payments of a member whole days into the past, as if the days had gone by. */
export function letDaysPass(dataDir: string, days: number, username: string): void {
  changeDatabase(dataDir, (db) => {
    const whose = 'where user_id = (select id from users where username = @username)';
    const by = { by: days * DAY_MS, username };
    db.prepare(`update subscriptions set starts_at = starts_at - @by, ends_at = ends_at - @by ${whose}`).run(by);
    db.prepare(`update payments set created_at = created_at - @by ${whose}`).run(by);
  });
}

/** Changes the database of a running server as no user can, for what a test cannot wait for or provoke. */
export function changeDatabase(dataDir: string, change: (db: Database.Database) => void): void {
  const db = new Database(join(dataDir, 'headnote.db'));
  try {
    db.pragma('busy_timeout = 5000');
    change(db);
  } finally {
    db.close();
  }
}
