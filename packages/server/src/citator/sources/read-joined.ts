import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { isWithinRun, keysAround } from './docket-run.js';
import { readPlaces } from './read-places.js';

/** Documents that may be one judgment. */
export interface Pair {
  readonly one: string;
  readonly other: string;
}

/** Documents with one number, or one near it, over all courts; a number of more, as that of orders of one form, identifies none. */
const MOST_OF_NUMBER = 500;

/** Reads the pairs of one court and day of which one has joined matters, and the other a number that these leave out. */
export async function readJoined(transaction: Transaction<Database>, ids: readonly string[]): Promise<readonly Pair[]> {
  const read = (column: 'document_id' | 'key', values: readonly string[]) =>
    inChunks(values, (chunk) =>
      transaction.selectFrom('docket_keys').select(['document_id', 'key']).where(column, 'in', chunk).execute(),
    );
  const own = (await read('document_id', ids)).flatMap(({ document_id: one, key }) =>
    keysAround(key).map((near) => ({ one, near })),
  );
  const around = fewOf(own, ({ near }) => near);
  const others = fewOf(await read('key', [...around.keys()]), ({ key }) => key);
  const pairs = new Map<string, Pair>();
  for (const [key, rows] of others)
    for (const { document_id: other } of rows)
      for (const { one } of around.get(key) ?? []) if (one !== other) pairs.set(`${one} ${other}`, { one, other });
  const all = [...new Set([...pairs.values()].flatMap(({ one, other }) => [one, other]))];
  const places = await readPlaces(transaction, all);
  const near = [...pairs.values()].filter(({ one, other }) => places.get(one) === places.get(other));
  const known = [...new Set(near.flatMap(({ one, other }) => [one, other]))];
  const dockets = Map.groupBy(await read('document_id', known), (row) => row.document_id);
  const keysOf = (id: string) => (dockets.get(id) ?? []).map(({ key }) => key);
  return near.filter(
    ({ one, other }) => isWithinRun(keysOf(one), keysOf(other)) || isWithinRun(keysOf(other), keysOf(one)),
  );
}

function fewOf<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return new Map([...Map.groupBy(rows, keyOf)].filter(([, same]) => same.length <= MOST_OF_NUMBER));
}
