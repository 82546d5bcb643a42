import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../test-library.fixtures.js';
import { openDatabase } from '../database.js';
import { BytewisePostgresDialect } from '../postgres/postgres-dialect.js';
import { emptyTestDatabase } from '../test-database.fixtures.js';
import { migrations } from './index.js';

const folder = makeFolder();
afterAll(() => folder.remove());

interface Column {
  readonly place: string;
  readonly table: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

async function columnsOf(db: Kysely<unknown>): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as place, table_name as "table", data_type as type,
      is_nullable = 'YES' as "isNullable", column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  return new Map(rows.map((row) => [row.place, row]));
}

async function rulesOf(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ rule: string }>`
    select tablename || ': ' || indexdef as rule from pg_indexes where schemaname = current_schema() and indexdef like 'CREATE UNIQUE%'
    union select conrelid::regclass || ': ' || pg_get_constraintdef(oid) from pg_constraint
      where contype in ('c', 'f') and connamespace = current_schema()::regnamespace`.execute(db);
  return new Set(rows.map(({ rule }) => rule));
}

/** What a statement of the version before could not do any more. */
function broken(
  before: { readonly columns: ReadonlyMap<string, Column>; readonly rules: ReadonlySet<string> },
  after: typeof before,
): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const kept = [...before.columns.values()].flatMap(({ place, type, isNullable, hasDefault }) => {
    const now = after.columns.get(place);
    if (now === undefined) return [`${place} is gone`];
    if (now.type !== type) return [`${place} is another type`];
    const isStricter = (isNullable && !now.isNullable) || (hasDefault && !now.hasDefault && !now.isNullable);
    return isStricter ? [`${place} must have a value`] : [];
  });
  const added = [...after.columns.values()]
    .filter(({ place, table }) => tables.has(table) && !before.columns.has(place))
    .flatMap(({ place, isNullable, hasDefault }) => (isNullable || hasDefault ? [] : [`${place} must have a value`]));
  const rules = [...after.rules].filter((rule) => tables.has(rule.split(':')[0] ?? '') && !before.rules.has(rule));
  return [...kept, ...added, ...rules];
}

it('servers of the version before go on during each update, or it says that they must be stopped', async () => {
  const { databaseUrl } = await emptyTestDatabase(folder.path);
  const db = new Kysely<unknown>({
    dialect: new BytewisePostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  });
  onTestFinished(() => db.destroy());
  const state = async () => ({ columns: await columnsOf(db), rules: await rulesOf(db) });
  let before = await state();
  const found: Record<string, readonly string[]> = {};
  for (const { name, up } of migrations) {
    await up(db);
    const after = await state();
    const breaks = broken(before, after);
    if (breaks.length > 0) found[name] = breaks;
    before = after;
  }
  expect(Object.keys(found), JSON.stringify(found, null, 1)).toEqual(
    migrations.filter(({ needsStop }) => needsStop === true).map(({ name }) => name),
  );
}, 60_000);

it('an update that needs all servers stopped changes nothing while one runs', async () => {
  const where = await emptyTestDatabase(`${folder.path}/running`);
  const running = await openDatabase(where);
  onTestFinished(() => running.close());
  const release = await running.tryLock('database', { isShared: true });
  const last = migrations.findLast(({ needsStop }) => needsStop === true);
  await sql`delete from schema_migrations where name = ${last?.name}`.execute(running.db);
  await expect(openDatabase(where)).rejects.toThrow('Stop all Headnote servers of this database');
  release?.();
});
