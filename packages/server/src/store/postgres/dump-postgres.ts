import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ConfigError } from '@headnote/core/errors';
import pg from 'pg';

/** What a PostgreSQL database contains. */
export interface PostgresContents {
  readonly libraryId: string;
  /** Names of the migrations that have run. */
  readonly migrations: readonly string[];
  /** Rows of each table, and a sum over the hashes of all rows, whatever their order. */
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sum: string }>>;
}

/**
 * Writes a dump of the database with `pg_dump`, and reads what it contains, both in the state of one moment. Throws a
 * ConfigError if pg_dump is missing or fails.
 */
export async function dumpPostgres(databaseUrl: string, path: string): Promise<PostgresContents> {
  return inSnapshot(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await runDump(databaseUrl, ['--format=custom', '--no-owner', `--snapshot=${rows[0]?.id ?? ''}`, `--file=${path}`]);
    return readContents(client);
  });
}

/** Reads what a database contains, to compare it with a backup. */
export async function readPostgresContents(databaseUrl: string): Promise<PostgresContents> {
  return inSnapshot(databaseUrl, readContents);
}

async function inSnapshot<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'headnote-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readContents(client: pg.Client): Promise<PostgresContents> {
  const list = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const names = await list(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1",
  );
  const tables: Record<string, { rows: number; sum: string }> = {};
  for (const name of names) {
    // 60 bits of each row's hash: a sum does not depend on the order in which PostgreSQL returns the rows.
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*) as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum from ${client.escapeIdentifier(name)} t`,
    );
    tables[name] = { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
  }
  return {
    libraryId: (await list('select id as name from library_identity'))[0] ?? '',
    migrations: await list('select name from schema_migrations order by name'),
    tables,
  };
}

async function runDump(databaseUrl: string, args: readonly string[]): Promise<void> {
  const child = spawn('pg_dump', args, {
    env: { ...process.env, ...environmentOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = (await once(child, 'close').catch((cause: unknown) => {
    throw new ConfigError('pg_dump was not found. Install the client programs of PostgreSQL on this machine.', {
      cause,
    });
  })) as [number];
  if (code !== 0) throw new ConfigError(`pg_dump failed: ${(await said).trim().split('\n').join(' ')}`);
}

/** As variables, because every user of the machine can read the arguments of a process. */
function environmentOf(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const values = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGOPTIONS: url.searchParams.get('options') ?? '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
