import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { noteLinkChanges } from '../note-link-changes.js';
import { insertRows } from '../../store/insert-rows.js';
import type { CaseLinkRow } from '../../store/tables/citator-tables.js';
import { writeCounts } from './write-counts.js';

/** Replaces changed links of the citing documents, and updates the counts of both ends. */
export async function writeLinks(
  transaction: Transaction<Database>,
  citingIds: readonly string[],
  links: readonly CaseLinkRow[],
): Promise<void> {
  const before = await inChunks(citingIds, (chunk) =>
    transaction.selectFrom('case_links').selectAll().where('citing_id', 'in', chunk).execute(),
  );
  const known = new Map(before.map((link) => [keyOf(link), link]));
  const wanted = new Map(links.map((link) => [keyOf(link), link]));
  const gone = [...known].filter(([key, link]) => !isSame(link, wanted.get(key))).map(([, link]) => link);
  const come = [...wanted].filter(([key, link]) => !isSame(link, known.get(key))).map(([, link]) => link);
  for (const { citing_id, cited_id } of gone) {
    await transaction
      .deleteFrom('case_links')
      .where('citing_id', '=', citing_id)
      .where('cited_id', '=', cited_id)
      .execute();
  }
  await insertRows(transaction, 'case_links', come);
  await noteLinkChanges(transaction, { gone, come }, Date.now());
  const ends = [...gone, ...come].flatMap(({ citing_id, cited_id }) => [citing_id, cited_id]);
  await writeCounts(transaction, [...new Set(ends)]);
}

const keyOf = ({ citing_id, cited_id }: CaseLinkRow): string => `${citing_id} ${cited_id}`;

const isSame = (one: CaseLinkRow, other: CaseLinkRow | undefined): boolean =>
  other !== undefined &&
  one.treatment === other.treatment &&
  one.speaker === other.speaker &&
  one.source === other.source &&
  one.actor === other.actor &&
  one.actor_id === other.actor_id &&
  one.words === other.words &&
  one.mentions === other.mentions &&
  one.is_smaller_bench === other.is_smaller_bench;
