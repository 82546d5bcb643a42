import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { keysOfProvision } from './provision-keys.js';

/** Reads the keys of the provisions that each judgment's text names; judgments without any are missing. */
export async function readProvisionKeys(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('provision_uses')
    .select(['document_id', 'act', 'unit', 'number'])
    .distinct()
    .where('document_id', 'in', ids)
    .where('act', '!=', '')
    .execute();
  const byId = Map.groupBy(rows, (row) => row.document_id);
  return new Map([...byId].map(([id, list]) => [id, [...new Set(list.flatMap(keysOfProvision))]]));
}
