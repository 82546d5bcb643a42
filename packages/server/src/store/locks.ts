import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isPostgres } from './dialect-of.js';
import { lockTransaction } from './postgres/advisory-lock.js';

/** Work that one process at a time does, outside a transaction. */
export type ProcessLock =
  | 'alert-mails'
  | 'alerts'
  | 'completions'
  | 'database'
  | 'index'
  | 'notices'
  | 'payments'
  | 'purge'
  | 'start'
  | 'updates';

/** Work that one transaction at a time does. */
export type TransactionLock =
  'access-tokens' | 'citator' | 'codes' | 'contacts' | 'migrations' | 'payments' | 'portals';

/** Milliseconds between two attempts to get a lock. */
const RETRY_MS = 20;

/**
 * Makes one transaction at a time do a kind of work. Call it first in the transaction; the lock ends with the transaction.
 *
 * SQLite: locks nothing more. A transaction of this store begins as a writer (`begin immediate`), and SQLite has one
 * writer. PostgreSQL: takes the advisory lock of that name.
 *
 * Throws an Error outside a transaction.
 */
export async function lockForTransaction<Tables>(
  transaction: Transaction<Tables>,
  lock: TransactionLock,
): Promise<void> {
  if (!transaction.isTransaction) throw new Error(`The lock "${lock}" was requested outside a transaction.`);
  if (isPostgres(transaction)) await lockTransaction(transaction, lock);
}

/** Tries to take a lock until it is free. Aborts with the signal's reason. */
export async function waitForLock(
  tryLock: () => Promise<(() => void) | undefined>,
  signal?: AbortSignal,
): Promise<() => void> {
  for (;;) {
    signal?.throwIfAborted();
    const release = await tryLock();
    if (release !== undefined) return release;
    await wait(RETRY_MS, undefined, signal === undefined ? {} : { signal });
  }
}
