import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';

/** Shortest word that counts: a shorter one, such as `of` or `for`, links others, and a reader leaves it out. */
const MIN_WORD = 4;
/** Longer words that link others. */
const LINKS = new Set('with from that this when which under have into upon such other than'.split(' '));
/** Words from which on a heading is one: `Short title` stands in every act, and `Definitions` too. */
const MIN_WORDS = 3;
/** No name of a party has it. */
const MARK = '¶';

/**
 * Returns the key of a section's heading as typed or printed, the same with and without its small words; undefined for a text of
 * too few words.
 */
export function headingKeyOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const counted = new Set(words.filter((word) => word.length >= MIN_WORD && !LINKS.has(word)));
  return counted.size < MIN_WORDS ? undefined : MARK + [...counted].join(' ');
}

/** Reads the keys of the headings of each act's sections; documents without any are missing. */
export async function readHeadingKeys(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('act_sections')
    .select(['document_id', 'heading'])
    .where('document_id', 'in', ids)
    .execute();
  const byId = Map.groupBy(rows, (row) => row.document_id);
  return new Map(
    [...byId].map(([id, list]) => [
      id,
      [...new Set(list.map(({ heading }) => headingKeyOf(heading)).filter((key) => key !== undefined))],
    ]),
  );
}
