import type { Kysely } from 'kysely';
import { readMaskedNames } from '../../library/document-marks.js';
import { createNameMask, type MaskedName, type NameMask } from '../../library/mask-names.js';
import type { Database, Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { unpackText } from '../../store/packed-text.js';
import { maskedParallels } from './masked-parallels.js';
import type { QuotedText } from './sentence-at.js';

/** Reads a text to quote from; empty if the judgment has none. */
export type ReadQuotedText = (id: string) => Promise<QuotedText>;

/**
 * Opens judgments for quotations. A judgment that cites a masked one still names its parties; its sentences, shown outside
 * their text, have the same names replaced as the masked judgment, whether the citation leads there or not. Texts are read
 * one at a time, because some are long.
 */
export async function openQuotedTexts(store: Store, ids: readonly string[]): Promise<ReadQuotedText> {
  const { db } = store;
  const maskOf = await openCitingMasks(store, ids);
  return async (id) => {
    const body = await db
      .selectFrom('document_bodies')
      .select('plain')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return { plain: body === undefined ? '' : unpackText(body.plain), mask: maskOf(id) };
  };
}

/** Returns the names that the words of each judgment show no longer, because it cites a masked judgment. */
export async function openCitingMasks(store: Store, ids: readonly string[]): Promise<(id: string) => NameMask> {
  const namesOf = await openCitingNames(store, ids);
  return (id) => createNameMask(namesOf(id));
}

/** Returns the names of the masked judgments that each judgment cites. */
export async function openCitingNames(
  { db }: Store,
  ids: readonly string[],
): Promise<(id: string) => readonly MaskedName[]> {
  const namesOf = await readMaskedNames(db);
  const masked =
    namesOf.size === 0 ? new Map<string, readonly string[]>() : await maskedByCiting(db, ids, [...namesOf.keys()]);
  return (id) => (masked.get(id) ?? []).flatMap((cited) => namesOf.get(cited) ?? []);
}

/**
 * Reads the masked judgments that each judgment cites: by its links, by the keys of its citations, and by reports that others
 * print beside these. A citation of which the date is wrong has no link, and a judgment that was taken down too has left its
 * keys behind.
 */
async function maskedByCiting(
  db: Kysely<Database>,
  ids: readonly string[],
  maskedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const masked = db.selectFrom('document_marks').select('document_id').where('state', '=', 'masked');
  const keysOf = (table: 'citation_keys' | 'docket_keys' | 'mark_keys') =>
    db.selectFrom(table).select(['document_id', 'key']).where('document_id', 'in', masked);
  const own = keysOf('citation_keys').unionAll(keysOf('docket_keys')).unionAll(keysOf('mark_keys')).as('own');
  const parallels = Map.groupBy(await maskedParallels(db, maskedIds), ({ key }) => key);
  const rows = await inChunks(ids, async (chunk) => {
    const links = await db
      .selectFrom('case_links')
      .select(['citing_id', 'cited_id'])
      .where('citing_id', 'in', chunk)
      .where('cited_id', 'in', masked)
      .execute();
    const keys = await db
      .selectFrom('waiting_keys')
      .innerJoin(own, 'own.key', 'waiting_keys.key')
      .select(['waiting_keys.document_id as citing_id', 'own.document_id as cited_id'])
      .where('waiting_keys.document_id', 'in', chunk)
      .execute();
    const others = await inChunks([...parallels.keys()], (reports) =>
      db
        .selectFrom('waiting_keys')
        .select(['document_id as citing_id', 'key'])
        .where('document_id', 'in', chunk)
        .where('key', 'in', reports)
        .execute(),
    );
    const beside = others.flatMap(({ citing_id, key }) =>
      (parallels.get(key) ?? []).map(({ citedId: cited_id }) => ({ citing_id, cited_id })),
    );
    return [...links, ...keys, ...beside];
  });
  const cited = Map.groupBy(rows, (row) => row.citing_id);
  return new Map([...cited].map(([id, own]) => [id, [...new Set(own.map((row) => row.cited_id))]]));
}
