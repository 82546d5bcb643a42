import type { Kysely } from 'kysely';
import type { ProcessLock } from './locks.js';
import type { LockOptions } from './postgres/advisory-lock.js';
import type { Database } from './tables/database-tables.js';

/** What each kind of database offers. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /**
   * Takes a lock that one process at a time has, and returns the function that releases it; undefined if it is taken. Several
   * processes have a lock that all of them take with `isShared`; SQLite has no such locks, and gives it to one.
   */
  tryLock(lock: ProcessLock, options?: LockOptions): Promise<(() => void) | undefined>;
  /** Size in bytes, and what else shows the state of the database, by name. */
  figures(): Promise<Readonly<Record<string, number>>>;
}
