import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Moves the codes of a running server into the past, so that a test need not wait: what was sent just now was sent this
 * long ago, and what is valid for a time has that much less of it.
 */
export function letCodesAge(dataDir: string, milliseconds: number): void {
  const db = new Database(join(dataDir, 'headnote.db'));
  try {
    db.pragma('busy_timeout = 5000');
    db.prepare('update codes_sent set sent_at = sent_at - ?').run(milliseconds);
    db.prepare(
      'update account_flows set sent_at = sent_at - ?, code_expires_at = code_expires_at - ?, expires_at = expires_at - ?',
    ).run(milliseconds, milliseconds, milliseconds);
  } finally {
    db.close();
  }
}
