import type { Kysely } from 'kysely';
import { readMarks } from '../../library/document-marks.js';
import { createNameMask } from '../../library/mask-names.js';
import type { Database, Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { unpackText } from '../../store/packed-text.js';
import type { QuotedText } from './sentence-at.js';

/** Reads a text to quote from; empty if the judgment has none. */
export type ReadQuotedText = (id: string) => Promise<QuotedText>;

/**
 * Opens judgments for quotations. A judgment that cites a masked one still names its parties; its sentences, shown outside
 * their text, have the same names replaced as the masked judgment. Texts are read one at a time, because some are long.
 */
export async function openQuotedTexts({ db }: Store, ids: readonly string[]): Promise<ReadQuotedText> {
  const masked = await maskedByCiting(db, ids);
  const marks = await readMarks(db, [...new Set([...masked.values()].flat())]);
  return async (id) => {
    const names = (masked.get(id) ?? []).flatMap((cited) => marks.get(cited)?.names ?? []);
    const body = await db
      .selectFrom('document_bodies')
      .select('plain')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return { plain: body === undefined ? '' : unpackText(body.plain), mask: createNameMask(names) };
  };
}

/** Reads the masked judgments that each judgment cites. */
async function maskedByCiting(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .innerJoin('document_marks', 'document_marks.document_id', 'case_links.cited_id')
      .select(['citing_id', 'cited_id'])
      .where('citing_id', 'in', chunk)
      .where('state', '=', 'masked')
      .execute(),
  );
  const cited = Map.groupBy(rows, (row) => row.citing_id);
  return new Map([...cited].map(([id, own]) => [id, own.map((row) => row.cited_id)]));
}
