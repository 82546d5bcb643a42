import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Transaction } from 'kysely';

/** Work that one process at a time does, outside a transaction. */
export type ProcessLock = 'index';

/** Work that one transaction at a time does. */
export type TransactionLock = 'citator' | 'migrations';

/** Milliseconds between two attempts to get a lock file. */
const RETRY_MS = 20;

/**
 * Makes one transaction at a time do a kind of work. Call it first in the transaction; the lock ends with the transaction.
 *
 * SQLite: locks nothing more. A transaction of this store begins as a writer (`begin immediate`), and SQLite has one
 * writer. PostgreSQL: takes the advisory lock of that name with `pg_advisory_xact_lock`.
 *
 * Throws an Error outside a transaction.
 */
export async function lockForTransaction<Tables>(
  transaction: Transaction<Tables>,
  lock: TransactionLock,
): Promise<void> {
  if (!transaction.isTransaction) throw new Error(`The lock "${lock}" was requested outside a transaction.`);
}

/**
 * Waits for a lock that one process at a time has, and returns the function that releases it. It also ends with the
 * process, however the process ends.
 *
 * SQLite: a lock of the operating system on `<lock>.lock` in the data folder. PostgreSQL: `pg_advisory_lock` on a
 * connection of its own. Aborts with the signal's reason.
 */
export async function waitForProcessLock(
  dataDir: string,
  lock: ProcessLock,
  signal?: AbortSignal,
): Promise<() => void> {
  const file = new Sqlite(join(dataDir, `${lock}.lock`), { timeout: 0 });
  try {
    for (;;) {
      signal?.throwIfAborted();
      if (isTaken(file)) return () => file.close();
      await wait(RETRY_MS, undefined, signal === undefined ? {} : { signal });
    }
  } catch (error) {
    file.close();
    throw error;
  }
}

function isTaken(file: Sqlite.Database): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
