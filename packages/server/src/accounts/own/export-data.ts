import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { confirmedContacts } from '../confirmed-contacts.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { exportedTables, type ExportedTable } from './exported-tables.js';

/** All that the library holds about a member. */
export interface ExportDocument {
  readonly madeAt: string;
  /** Rows by section. */
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/**
 * Reads every exported table.
 * A column of such a table is in the document unless the table's entry leaves it out. What
 * is found by an address or number is there only if the member has confirmed it. */
export async function exportData(db: Kysely<Database>, userId: number, now: number): Promise<ExportDocument> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'mobile', 'email_confirmed', 'mobile_confirmed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const owner = { userId, addresses: confirmedContacts(user).map(({ to }) => to) };
  const data: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const table of exportedTables) data[table.section] = await readSection(db, table, owner);
  return { madeAt: new Date(now).toISOString(), data };
}

interface Owner {
  readonly userId: number;
  readonly addresses: readonly string[];
}

async function readSection(db: Kysely<Database>, entry: ExportedTable, { userId, addresses }: Owner) {
  const column = db.dynamic.ref(entry.column);
  const rows = db.selectFrom(entry.table).selectAll();
  if (entry.by === 'address') {
    if (addresses.length === 0) return [];
    return (await rows.where(column, 'in', addresses).execute()).map((row) => exportRow(row, entry));
  }
  if (entry.by === 'portal') {
    const own = db.selectFrom('partner_portals').select('id').where('user_id', '=', userId);
    return (await rows.where(column, 'in', own).execute()).map((row) => exportRow(row, entry));
  }
  return (await rows.where(column, '=', userId).execute()).map((row) => exportRow(row, entry));
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
