import type { CompiledQuery, Insertable, Kysely } from 'kysely';
import type { Database } from './database.js';

/** Rows in one statement. Few different sizes, so that their statements stay prepared. */
const SIZES = [64, 8, 1];

/** Statements of each kind of database by table, columns and size: putting one together takes longer than running it. */
const known = new WeakMap<object, Map<string, CompiledQuery>>();

/** Inserts any number of rows, all with the same columns in the same order and none left out. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  let from = 0;
  for (const size of SIZES) {
    for (; rows.length - from >= size; from += size) {
      const some = rows.slice(from, from + size);
      const parameters = some.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
      await db.executeQuery({ ...statementFor(db, table, some, columns), parameters });
    }
  }
}

function statementFor<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  columns: readonly string[],
): CompiledQuery {
  const { adapter } = db.getExecutor();
  const statements = known.get(adapter) ?? new Map<string, CompiledQuery>();
  known.set(adapter, statements);
  const name = `${table} ${columns.join(' ')} ${rows.length}`;
  const statement = statements.get(name) ?? db.insertInto(table).values(rows).compile();
  statements.set(name, statement);
  return statement;
}
