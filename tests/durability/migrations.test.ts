import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type Store } from '../../packages/server/src/store/database.js';
import { isPostgres } from '../../packages/server/src/store/dialect-of.js';
import { migrate } from '../../packages/server/src/store/migrate.js';
import { migrations } from '../../packages/server/src/store/migrations/index.js';
import { BytewisePostgresDialect } from '../../packages/server/src/store/postgres/postgres-dialect.js';
import { openSqlite } from '../../packages/server/src/store/sqlite/open-sqlite.js';
import { emptyTestDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { makeFolder } from '../../packages/server/src/test-library.fixtures.js';

const folder = makeFolder();
afterAll(() => folder.remove());
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** Which statements are killed: at night every one, before a change lands about twenty. */
const STEP = process.env['TESTS'] === 'full' ? 4 : 1;
let folders = 0;
const newFolder = () => {
  folders += 1;
  const dataDir = join(folder.path, String(folders));
  mkdirSync(dataDir);
  return dataDir;
};

/** Every table, column and index, in a form that two databases can be compared by. */
async function schemaOf({ db }: Store): Promise<readonly string[]> {
  const query = isPostgres(db)
    ? sql<{ line: string }>`select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
        from information_schema.columns where table_schema = current_schema()
        union all select indexdef from pg_indexes where schemaname = current_schema()`
    : sql<{ line: string }>`select coalesce(sql, name) as line from sqlite_schema`;
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line).toSorted();
}

/** Opens a database as a start of the server does. Returns its schema and the migrations that it says have run. */
async function opened(dataDir: string) {
  const store = await openDatabase(await emptyTestDatabase(dataDir));
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(store.db);
    const users = await store.db.selectFrom('users').select('username').execute();
    return {
      schema: await schemaOf(store),
      ran: rows.map(({ name }) => name),
      users: users.map((row) => row.username),
    };
  } finally {
    await store.close();
  }
}

/** Migrates an SQLite file until a statement, and copies the files as a kill at this moment leaves them. False: there are fewer. */
async function killSqlite(dataDir: string, left: string, atStatement: number): Promise<boolean> {
  let statements = 0;
  const killer: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements < atStatement) return node;
      for (const name of ['headnote.db', 'headnote.db-wal'])
        if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(left, name));
      throw new Error('killed');
    },
    transformResult: async ({ result }) => result,
  };
  const { db } = openSqlite(dataDir, { readOnly: false });
  try {
    return await isKilled(migrate(db.withPlugin(killer)));
  } finally {
    await db.destroy();
  }
}

/** Migrates a PostgreSQL database until a statement, and cuts the connection there, as the end of a process does. */
async function killPostgres(databaseUrl: string, atStatement: number): Promise<boolean> {
  let statements = 0;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const inner = client as unknown as { query: typeof send; connection: { stream: { destroy(): void } } };
    inner.query = (...args) => {
      statements += 1;
      if (statements === atStatement) inner.connection.stream.destroy();
      return send(...args);
    };
  });
  const db = new Kysely<Database>({ dialect: new BytewisePostgresDialect({ pool }) });
  try {
    return await isKilled(migrate(db));
  } finally {
    await db.destroy();
  }
}

async function isKilled(migration: Promise<void>): Promise<boolean> {
  return migration.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && /killed|terminated|ended|closed|not queryable/i.test(error.message)) return true;
      throw error;
    },
  );
}

describe('L8: the migrations', () => {
  it(
    `end in the same schema after a kill at ${STEP === 1 ? 'each' : `every ${STEP}th`} of their statements`,
    { timeout: 300_000 },
    async () => {
      const whole = await opened(newFolder());
      expect(whole.ran).toEqual(migrations.map(({ name }) => name));
      let statement = 1;
      for (; ; statement += STEP) {
        const left = newFolder();
        const { databaseUrl } = await emptyTestDatabase(left);
        const wasKilled =
          databaseUrl === undefined
            ? await killSqlite(newFolder(), left, statement)
            : await killPostgres(databaseUrl, statement);
        if (!wasKilled) break;
        expect(await opened(left), `killed at statement ${statement}`).toEqual(whole);
      }
      expect(statement).toBeGreaterThan(50);
    },
  );

  it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
    'go on from the schema of %s, and keep its rows',
    async (_name, count) => {
      const dataDir = newFolder();
      const { databaseUrl } = await emptyTestDatabase(dataDir);
      const db = onPostgres
        ? new Kysely<Database>({
            dialect: new BytewisePostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
          })
        : openSqlite(dataDir, { readOnly: false }).db;
      await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(db);
      for (const { name, up } of migrations.slice(0, count)) {
        await up(db as never);
        await sql`insert into schema_migrations values (${name}, '2026-01-01')`.execute(db);
      }
      const hasUsers = count >= 2;
      if (hasUsers) {
        await sql`insert into users (id, username, password_hash, first_name, last_name, email, mobile, created_at)
          values (7, 'asha1', 'x', 'Asha', 'Menon', 'asha@example.com', '9000000001', 1)`.execute(db);
      }
      await db.destroy();
      const { ran, users } = await opened(dataDir);
      expect(ran).toEqual(migrations.map(({ name }) => name));
      expect(users).toEqual(hasUsers ? ['asha1'] : []);
    },
  );
});
