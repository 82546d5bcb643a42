import { sql, type Kysely } from 'kysely';
import type pg from 'pg';

/** Two schemas of one database have different locks. */
const KEY = `hashtextextended(current_schema() || '.headnote.' || $1, 0)`;

/** Takes an advisory lock that ends with the transaction. */
export async function lockTransaction<Tables>(transaction: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || '.headnote.' || ${name}, 0))`.execute(
    transaction,
  );
}

/**
 * Takes an advisory lock on a connection of its own, and returns the function that releases it; undefined if another
 * connection has the lock. The lock also ends with the connection and with the process.
 */
export async function tryAdvisoryLock(pool: pg.Pool, name: string): Promise<(() => void) | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${KEY}) as taken`, [name]);
    if (rows[0]?.taken === true) {
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
