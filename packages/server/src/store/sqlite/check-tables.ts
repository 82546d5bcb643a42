import { ConfigError } from '@headnote/core/errors';
import type Sqlite from 'better-sqlite3';

/** What no import can bring back, and what every answer needs. The texts can be imported again; they are checked when read. */
const CHECKED = [
  'users',
  'subscriptions',
  'session_families',
  'refresh_tokens',
  'account_flows',
  'outbox',
  'documents',
  'house_numbers',
  'schema_migrations',
];

/** Checks the pages of the tables that matter most, about a second for 100,000 documents. Throws a ConfigError. */
export function checkTables(sqlite: Sqlite.Database): void {
  for (const table of CHECKED) {
    const problem = problemOf(sqlite, table);
    if (problem === undefined) continue;
    throw new ConfigError(
      `The database ${sqlite.name} is damaged in the table "${table}" (${problem}). Restore it from a backup with "npm run admin -- restore <backup> --replace"; until then, READ_ONLY=true keeps pages and searches working.`,
    );
  }
}

function problemOf(sqlite: Sqlite.Database, table: string): string | undefined {
  const exists = sqlite.prepare('select 1 from sqlite_schema where name = ?').get(table);
  if (exists === undefined) return undefined;
  try {
    const found: unknown = sqlite.pragma(`quick_check('${table}')`, { simple: true });
    return found === 'ok' ? undefined : String(found).replaceAll(/\s*\n\s*/g, '; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
