import { sql, type Kysely } from 'kysely';
import type pg from 'pg';

/** How a lock is taken: alone, or together with all that take it in this way too. */
export interface LockOptions {
  readonly isShared?: boolean;
}

/** Two schemas of one database have different locks. */
const KEY = `hashtextextended(current_schema() || '.headnote.' || $1, 0)`;

/** Takes an advisory lock that ends with the transaction. */
export async function lockTransaction<Tables>(transaction: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || '.headnote.' || ${name}, 0))`.execute(
    transaction,
  );
}

/**
 * Seconds until PostgreSQL asks a silent connection whether it is alive, between such questions, and how many may stay without
 * an answer: a machine that is gone loses its locks within 25 s, and others take up its work. The default is two hours.
 */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 } as const;
const SET_KEEPALIVE = Object.entries(KEEPALIVE)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join('; ');

/**
 * Takes an advisory lock on a connection of its own, and returns the function that releases it; undefined if another
 * connection has the lock, or has it alone where it is wanted shared. The lock also ends with the connection and with the
 * process.
 */
export async function tryAdvisoryLock(
  pool: pg.Pool,
  name: string,
  { isShared = false }: LockOptions = {},
): Promise<(() => void) | undefined> {
  const client = await pool.connect();
  try {
    const call = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ taken: boolean }>(`select ${call}(${KEY}) as taken`, [name]);
    if (rows[0]?.taken === true) {
      await client.query(SET_KEEPALIVE);
      // A broken connection has lost the lock; the next statement of its owner fails, and not the process.
      client.on('error', () => {});
      // Closing the connection releases the lock, also after an error.
      return () => client.release(true);
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return undefined;
}
