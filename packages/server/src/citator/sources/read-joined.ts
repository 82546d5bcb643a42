import type { Transaction } from 'kysely';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { isWithinRun, keysAround } from './docket-run.js';

/** Documents that may be one judgment. */
export interface Pair {
  readonly one: string;
  readonly other: string;
}

/** Reads the pairs of one court and day of which one has joined matters, and the other a number that these leave out. */
export async function readJoined(transaction: Transaction<Database>, ids: readonly string[]): Promise<readonly Pair[]> {
  const read = (column: 'document_id' | 'key', values: readonly string[]) =>
    inChunks(values, (chunk) =>
      transaction.selectFrom('docket_keys').select(['document_id', 'key']).where(column, 'in', chunk).execute(),
    );
  const around = new Map<string, string[]>();
  for (const { document_id: one, key } of await read('document_id', ids))
    for (const near of keysAround(key)) around.set(near, [...(around.get(near) ?? []), one]);
  const pairs = new Map<string, Pair>();
  for (const { document_id: other, key } of await read('key', [...around.keys()]))
    for (const one of around.get(key) ?? []) if (one !== other) pairs.set(`${one} ${other}`, { one, other });
  const all = [...new Set([...pairs.values()].flatMap(({ one, other }) => [one, other]))];
  const places = await readPlaces(transaction, all);
  const near = [...pairs.values()].filter(({ one, other }) => places.get(one) === (places.get(other) ?? ''));
  const known = [...new Set(near.flatMap(({ one, other }) => [one, other]))];
  const dockets = Map.groupBy(await read('document_id', known), (row) => row.document_id);
  const keysOf = (id: string) => (dockets.get(id) ?? []).map(({ key }) => key);
  return near.filter(
    ({ one, other }) => isWithinRun(keysOf(one), keysOf(other)) || isWithinRun(keysOf(other), keysOf(one)),
  );
}

/** The court and the day of judgments, in one text to compare. */
async function readPlaces(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks(ids, (chunk) =>
    transaction
      .selectFrom('documents')
      .select(['id', 'decided_on', 'court_id', 'court_name', 'is_sample'])
      .where('id', 'in', chunk)
      .where('kind', '=', 'case')
      .where('court_id', '!=', UNKNOWN_COURT_ID)
      .where('decided_on', 'is not', null)
      .execute(),
  );
  return new Map(rows.map(({ id, ...place }) => [id, JSON.stringify(Object.values(place))]));
}
