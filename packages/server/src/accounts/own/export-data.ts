import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { confirmedContacts } from '../confirmed-contacts.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { exportedTables, type ExportedTable } from './exported-tables.js';

/** JSON, in pieces: `madeAt`, and in `data` the rows of each section. One row is in memory at a time where rows are large. */
export type ExportPieces = AsyncGenerator<string, void, undefined>;

/**
 * Opens all that the library holds about a member, from every exported table.
 * A column of such a table is in the document unless the table's entry leaves it out. What
 * is found by an address or number is there only if the member has confirmed it. */
export async function exportData(db: Kysely<Database>, userId: number, now: number): Promise<ExportPieces> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'mobile', 'email_confirmed', 'mobile_confirmed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const owner = { userId, addresses: confirmedContacts(user).map(({ to }) => to) };
  return writePieces(db, owner, new Date(now).toISOString());
}

async function* writePieces(db: Kysely<Database>, owner: Owner, madeAt: string): ExportPieces {
  yield `{"madeAt":${JSON.stringify(madeAt)},"data":{`;
  for (const [at, table] of exportedTables.entries()) {
    yield `${at === 0 ? '' : ','}${JSON.stringify(table.section)}:[`;
    let between = '';
    for await (const row of readSection(db, table, owner)) {
      yield between + JSON.stringify(exportRow(row, table));
      between = ',';
    }
    yield ']';
  }
  yield '}}';
}

interface Owner {
  readonly userId: number;
  readonly addresses: readonly string[];
}

async function* readSection(db: Kysely<Database>, entry: ExportedTable, owner: Owner): AsyncGenerator<object> {
  const rows = rowsOf(db, entry, owner);
  if (rows === undefined) return;
  if (entry.eachBy === undefined) {
    yield* await rows.selectAll().execute();
    return;
  }
  const key = db.dynamic.ref<string>(entry.eachBy);
  const keys = (await rows.select(key).execute()) as unknown as readonly Readonly<Record<string, string>>[];
  for (const { [entry.eachBy]: value = '' } of keys) {
    const row = await rows.selectAll().where(key, '=', value).executeTakeFirst();
    // It may have been deleted meanwhile.
    if (row !== undefined) yield row;
  }
}

function rowsOf(db: Kysely<Database>, entry: ExportedTable, { userId, addresses }: Owner) {
  const column = db.dynamic.ref(entry.column);
  const rows = db.selectFrom(entry.table);
  if (entry.by === 'user') return rows.where(column, '=', userId);
  if (entry.by === 'address') return addresses.length === 0 ? undefined : rows.where(column, 'in', addresses);
  return rows.where(column, 'in', db.selectFrom('partner_portals').select('id').where('user_id', '=', userId));
}

function exportRow(row: object, { omits, reads = {} }: ExportedTable): Record<string, unknown> {
  const left = Object.entries(row).filter(([column]) => !(column in omits));
  return Object.fromEntries(
    left.map(([column, value]) => [
      camelCase(column),
      (reads[column] ?? ((stored: unknown) => readable(column, stored)))(value as never),
    ]),
  );
}

/** Times as ISO texts; everything else as it is stored. */
function readable(column: string, value: unknown): unknown {
  if (value === null || (column !== 'at' && !column.endsWith('_at'))) return value;
  return new Date(readInteger(value as LargeInteger)).toISOString();
}

const camelCase = (column: string) => column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
