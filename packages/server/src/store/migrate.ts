import { ConfigError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import { lockForTransaction } from './locks.js';
import { runTransaction } from './run-transaction.js';
import { migrations } from './migrations/index.js';

/** The names of the migrations that have run. */
interface MigrationTable {
  schema_migrations: { name: string; applied_at: string };
}

interface MigrateOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes sure that no server uses the database, and returns the function that lets them again. Rejects if one does. */
  readonly alone?: () => Promise<() => void>;
}

/**
 * Runs the migrations that this database does not have yet, in the order of the list, each in one transaction.
 *
 * Takes the lock `migrations` in each transaction: of two processes that start together, one migrates and the other finds
 * the work done. Servers of the version before go on meanwhile, unless a migration needs them stopped; then nothing is
 * changed while one runs.
 */
export async function migrate<T>(database: Kysely<T>, { signal, alone }: MigrateOptions = {}): Promise<void> {
  const db = database as unknown as Kysely<MigrationTable>;
  await runTransaction(db, async (transaction) => {
    await lockForTransaction(transaction, 'migrations');
    await transaction.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  });
  const release = (await needsStop(db)) ? await alone?.() : undefined;
  try {
    await runMissing(db, signal);
  } finally {
    release?.();
  }
}

/** A new database has no servers. */
async function needsStop(db: Kysely<MigrationTable>): Promise<boolean> {
  const done = await readDone(db);
  return done.size > 0 && migrations.some(({ name, needsStop: isNeeded }) => isNeeded === true && !done.has(name));
}

async function readDone(db: Kysely<MigrationTable>): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name));
}

async function runMissing(db: Kysely<MigrationTable>, signal: AbortSignal | undefined): Promise<void> {
  for (const migration of migrations) {
    signal?.throwIfAborted();
    await runTransaction(db, async (transaction) => {
      await lockForTransaction(transaction, 'migrations');
      const done = await transaction
        .selectFrom('schema_migrations')
        .select('name')
        .where('name', '=', migration.name)
        .executeTakeFirst();
      if (done !== undefined) return;
      await migration.up(transaction);
      await transaction
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}

/** Throws a ConfigError unless all migrations have run, for a database that is only read. */
export async function checkMigrated<T>(database: Kysely<T>): Promise<void> {
  const db = database as unknown as Kysely<MigrationTable>;
  const done = await readDone(db);
  const missing = migrations.filter(({ name }) => !done.has(name));
  if (missing.length === 0) return;
  throw new ConfigError(
    `READ_ONLY=true cannot update the database, which was written by an older version (${missing.length} updates are missing). Start without it, or with the older version.`,
  );
}
