import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from './dialect-of.js';
import { commitTogether } from './sqlite/group-commit.js';

/** PostgreSQL ends one of two transactions that wait for each other, or that it cannot put in an order. */
const RETRIED_CODES = new Set(['40001', '40P01']);
/** More failures in a row mean that the load is too high. */
const MAX_ATTEMPTS = 5;
/** The first pause; it doubles, with a random part, so that two transactions do not meet again. */
const FIRST_PAUSE_MS = 20;

/**
 * Runs work in one transaction: all of it is stored, or nothing.
 *
 * SQLite runs one piece of work at a time, and pieces that wait share one commit. PostgreSQL may refuse one because of
 * another (deadlock or serialisation failure); then the work runs again, at most five times, so it must not change
 * anything outside the database.
 */
export async function runTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return commitTogether(db, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetried(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

function isRetried(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRIED_CODES.has(String(error.code));
}
