import { selectMarked } from '../../library/document-marks.js';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { typedNameWords } from '../../store/name-words.js';

/** Words of a typed name that count; more select nothing else. */
const MAX_TYPED = 6;

/** Sorts after every character that a word may contain. */
const AFTER_ALL = '\u{10FFFF}';

/**
 * Returns the ids of judgments with a party for every typed word, each perhaps unfinished: those that other judgments
 * cite most come first, then the newest. A text without a word of its own finds nothing, and the fictional sample is left out beside
 * real judgments. Without `withMarked`, judgments that an operator has masked or hidden are left out.
 */
export async function suggestCases(
  { db }: Store,
  text: string,
  limit: number,
  { withMarked = true }: { readonly withMarked?: boolean } = {},
): Promise<readonly string[]> {
  const [first, ...others] = typedNameWords(text)
    .slice(0, MAX_TYPED)
    .toSorted((one, other) => other.length - one.length);
  if (first === undefined) return [];
  const withWord = (start: string) =>
    db
      .selectFrom('party_words')
      .select('document_id')
      .where('word', '>=', start)
      .where('word', '<', start + AFTER_ALL);
  let query = db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', withWord(first))
    .where('id', 'not in', selectCopies(db))
    .where('id', 'not in', selectSampleBesideReal(db));
  for (const word of others) query = query.where('id', 'in', withWord(word));
  if (!withMarked) query = query.where('id', 'not in', selectMarked(db));
  const rows = await query
    .orderBy('cited_count', 'desc')
    .orderBy('decided_on', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
