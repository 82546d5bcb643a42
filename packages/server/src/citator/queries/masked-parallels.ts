import type { Kysely } from 'kysely';
import { shareResult } from '../../runtime/share-result.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { readKeys } from '../reading/place-rows.js';

/** How long the reports are kept: to read all citations of masked judgments takes longer than a search, and an import brings few. */
const KNOWN_MS = 60_000;

/** Key of a report that the library does not have, and the masked judgment that others cite by it. */
interface MaskedParallel {
  readonly key: string;
  readonly citedId: string;
}

interface Known {
  readonly masked: string;
  readonly read: () => Promise<readonly MaskedParallel[]>;
}

const known = new WeakMap<object, Known>();

/**
 * Returns the reports that judgments print beside a citation of a masked judgment, `(1990) 2 SCC 1 : AIR 1990 SC 5`: who cites
 * it by the other report alone still means this judgment. May be a minute old, but not older than the last mask.
 */
export function maskedParallels(
  db: Kysely<Database>,
  maskedIds: readonly string[],
): Promise<readonly MaskedParallel[]> {
  const masked = JSON.stringify(maskedIds.toSorted());
  const before = known.get(db);
  if (before?.masked === masked) return before.read();
  const read = shareResult(() => readParallels(db, maskedIds), { cacheMs: KNOWN_MS, now: () => performance.now() });
  known.set(db, { masked, read });
  return read();
}

async function readParallels(db: Kysely<Database>, maskedIds: readonly string[]): Promise<readonly MaskedParallel[]> {
  const places = await inChunks(maskedIds, async (chunk) => [
    ...(await linkedPlaces(db, chunk)),
    ...(await namedPlaces(db, chunk)),
  ]);
  const all = places.flatMap(({ keys, cited_id: citedId }) => readKeys(keys).map((key) => ({ key, citedId })));
  return [...new Map(all.map((one) => [`${one.citedId} ${one.key}`, one])).values()];
}

/** Citations beside one that leads to a masked judgment. */
const linkedPlaces = (db: Kysely<Database>, maskedIds: readonly string[]) =>
  besidePlaces(db)
    .where('own.target_id', 'in', maskedIds)
    .select(['own.target_id as cited_id'])
    .$narrowType<{
      cited_id: string;
    }>()
    .execute();

/** The same where the citation leads nowhere, because the judgment was taken down too, or a date is wrong. */
async function namedPlaces(db: Kysely<Database>, maskedIds: readonly string[]) {
  const keysOf = (table: 'citation_keys' | 'mark_keys') =>
    db.selectFrom(table).select(['document_id', 'key']).where('document_id', 'in', maskedIds);
  const waiting = await db
    .selectFrom(keysOf('citation_keys').unionAll(keysOf('mark_keys')).as('masked'))
    .innerJoin('waiting_keys', 'waiting_keys.key', 'masked.key')
    .select(['masked.document_id as cited_id', 'masked.key', 'waiting_keys.document_id as citing_id'])
    .execute();
  const citedBy = Map.groupBy(waiting, (row) => row.citing_id);
  const places = await inChunks([...citedBy.keys()], (chunk) =>
    besidePlaces(db)
      .where('own.document_id', 'in', chunk)
      .select(['own.document_id', 'own.keys as own_keys'])
      .execute(),
  );
  return places.flatMap(({ document_id: citing, own_keys: own, keys }) => {
    const printed = new Set(readKeys(own));
    return (citedBy.get(citing) ?? [])
      .filter(({ key }) => printed.has(key))
      .map(({ cited_id }) => ({ cited_id, keys }));
  });
}

/** A citation of a text, `own`, with each other one that is printed as the same judgment. */
const besidePlaces = (db: Kysely<Database>) =>
  db
    .selectFrom('citation_uses as own')
    .innerJoin('citation_uses as other', (join) =>
      join
        .onRef('other.document_id', '=', 'own.document_id')
        .onRef('other.parallel_group', '=', 'own.parallel_group')
        .onRef('other.position', '!=', 'own.position'),
    )
    .select('other.keys')
    .where('other.kind', '!=', 'docket')
    .where('other.target_id', 'is', null);
