import { ConfigError } from '@headnote/core/errors';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../open-database.js';
import { SILENT } from '../storage-problem.js';
import { tryAdvisoryLock } from './advisory-lock.js';
import { BytewisePostgresDialect } from './postgres-dialect.js';

/** Connections of one process. A request needs one for milliseconds; PostgreSQL accepts 100 by default, for all processes. */
const MAX_CONNECTIONS = 12;
/** How long a request waits for a connection, and a start for the database. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that takes longer than this has gone wrong; the longest of an import take a second. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** How long the database may be silent: PostgreSQL ends a statement before, so the connection is dead, and nobody said so. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** The oldest version that its makers still correct. */
const OLDEST_VERSION = 14;

/** Connects to the database of an address such as `postgres://user:password@host:5432/name`. Throws a ConfigError. */
export async function openPostgres(
  databaseUrl: string,
  { readOnly, silenceMs = SILENCE_MS }: { readonly readOnly: boolean; readonly silenceMs?: number },
): Promise<OpenDatabase> {
  const pool = createPool(databaseUrl, silenceMs);
  // Queued before the first statement of the connection's user.
  if (readOnly) pool.on('connect', (client) => void client.query('set default_transaction_read_only = on'));
  try {
    await checkDatabase(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: new Kysely({ dialect: new BytewisePostgresDialect({ pool }) }),
    tryLock: (lock, options) => tryAdvisoryLock(pool, lock, options),
    figures: async () => {
      const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size');
      const { totalCount, waitingCount } = pool;
      return { size_bytes: Number(rows[0]?.size), connections: totalCount, requests_waiting: waitingCount };
    },
  };
}

function createPool(databaseUrl: string, silenceMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
    keepAlive: true,
    application_name: 'headnote',
  });
  // The pool drops an idle connection that breaks, and the next request opens a new one. Without a listener the error
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', closeIfSilent);
  return pool;
}

/** Closes a connection whose database was silent, so that the pool opens another one: a request that came next would wait as long. */
function closeIfSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const watched = (...given: readonly unknown[]): unknown => {
    const answer = query(...given);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENT) void (client as pg.PoolClient & pg.Client).end();
      });
    return answer;
  };
  client.query = watched as typeof client.query;
}

async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { version, encoding } = await readSettings(pool);
  if (version < OLDEST_VERSION) {
    throw new ConfigError(
      `DATABASE_URL names PostgreSQL ${version}; Headnote needs ${OLDEST_VERSION} or later. Update the database server.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new ConfigError(
      `The database of DATABASE_URL has the encoding ${encoding}; create it with "create database … encoding 'UTF8'".`,
    );
  }
}

async function readSettings(pool: pg.Pool): Promise<{ version: number; encoding: string }> {
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    return { version: Math.trunc(Number(rows[0]?.version) / 10_000), encoding: rows[0]?.encoding ?? '' };
  } catch (cause) {
    const why = cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
    throw new ConfigError(
      `The database of DATABASE_URL cannot be used (${why}). Check the address, and that PostgreSQL is running.`,
      { cause },
    );
  }
}
