import type { CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { Database } from './database.js';
import { isPostgres } from './dialect-of.js';
import { storableText } from './postgres/storable-text.js';

/** Rows in one statement; few different sizes, so their statements stay prepared. */
const SIZES = [64, 8, 1];

/** Statements of each kind of database by table, columns and size, because building one takes longer than running it. */
const known = new WeakMap<object, Map<string, CompiledQuery>>();

/** What happens to a row that is there already. One object for each rule, because its statements stay prepared. */
export interface OnKnownRow<Table extends keyof Database> {
  /** Different for each rule of a table. */
  readonly name: string;
  readonly apply: (
    insert: InsertQueryBuilder<Database, Table, InsertResult>,
  ) => InsertQueryBuilder<Database, Table, InsertResult>;
}

/** Inserts any number of rows, all with the same columns. A row that is there already is an error, or what `onKnown` says. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  onKnown?: OnKnownRow<Table>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const valuesOf = (row: object) => columns.map((column) => valueAt(row, column));
  await insertValues(db, { table, columns, rows, valuesOf, onKnown });
}

/** Tables whose rows belong to a document. */
type OwnedTable = {
  [Table in keyof Database]: 'document_id' extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** Rows of one document, without its id. */
export interface OwnedRows<Row> {
  readonly id: string;
  readonly rows: readonly Omit<Row, 'document_id'>[];
}

/** The same for rows of several documents, without copying each row to add the id of its document. */
export async function insertOwnedRows<Table extends OwnedTable>(
  db: Kysely<Database>,
  table: Table,
  owners: readonly OwnedRows<Database[Table]>[],
): Promise<void> {
  const rows = owners.flatMap(({ id, rows: own }) => own.map((row): [string, object] => [id, row]));
  const own = Object.keys(rows[0]?.[1] ?? {});
  const columns = ['document_id', ...own];
  await insertValues<Table, [string, object]>(db, {
    table,
    columns,
    rows,
    valuesOf: ([id, row]) => [id, ...own.map((column) => valueAt(row, column))],
  });
}

const valueAt = (row: object, column: string): unknown => (row as Record<string, unknown>)[column];

interface Insertion<Table extends keyof Database, Row> {
  readonly table: Table;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** In the order of the columns. */
  readonly valuesOf: (row: Row) => readonly unknown[];
  readonly onKnown?: OnKnownRow<Table> | undefined;
}

async function insertValues<Table extends keyof Database, Row>(
  db: Kysely<Database>,
  { table, columns, rows, valuesOf, onKnown }: Insertion<Table, Row>,
): Promise<void> {
  const storable = isPostgres(db) ? storableText : (value: unknown) => value;
  let from = 0;
  for (const size of SIZES) {
    for (; rows.length - from >= size; from += size) {
      const parameters = rows
        .slice(from, from + size)
        .flatMap(valuesOf)
        .map(storable);
      await db.executeQuery({ ...statementFor(db, { table, columns, onKnown }, size), parameters });
    }
  }
}

function statementFor<Table extends keyof Database>(
  db: Kysely<Database>,
  { table, columns, onKnown }: Pick<Insertion<Table, never>, 'table' | 'columns' | 'onKnown'>,
  size: number,
): CompiledQuery {
  const { adapter } = db.getExecutor();
  const statements = known.get(adapter) ?? new Map<string, CompiledQuery>();
  known.set(adapter, statements);
  const name = `${table} ${columns.join(' ')} ${size} ${onKnown?.name ?? ''}`;
  const found = statements.get(name);
  if (found !== undefined) return found;
  // Each run binds its own values; these are placeholders.
  const row = Object.fromEntries(columns.map((column) => [column, '']));
  const insert = db.insertInto(table).values(Array.from({ length: size }, () => row) as never);
  const statement = (onKnown === undefined ? insert : onKnown.apply(insert)).compile();
  statements.set(name, statement);
  return statement;
}
