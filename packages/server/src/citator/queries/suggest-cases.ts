import type { Kysely, SelectQueryBuilder } from 'kysely';
import { selectMarked } from '../../library/document-marks.js';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import type { Database, Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { typedNameWords } from '../../store/name-words.js';

/** Words of a typed name that count; more select nothing else. */
const MAX_TYPED = 6;
/** Judgments with the rarest word up to which all are compared: more take over 20 ms. */
const FEW = 1000;
/** The most cited judgments that are looked through when more have the word: enough for a list. */
const LOOKED_THROUGH = 1000;
/** Judgments with the rarest word that are compared when too few of the most cited ones have all words. */
const MOST_READ = 3000;

/** Sorts after every character that a word may contain. */
const AFTER_ALL = '\u{10FFFF}';

/**
 * Returns the ids of judgments with a party for every typed word, each perhaps unfinished: those that other judgments
 * cite most come first, then the newest. Of words that thousands of judgments have, only the most cited ones are looked through. A
 * text without a word of its own finds nothing. Without `withMarked`, judgments that an operator has masked or hidden are left out.
 * The sample is left out beside real judgments.
 */
export async function suggestCases(
  { db }: Pick<Store, 'db'>,
  text: string,
  limit: number,
  { withMarked = true }: { readonly withMarked?: boolean } = {},
): Promise<readonly string[]> {
  const typed = typedNameWords(text).slice(0, MAX_TYPED);
  const sized = await Promise.all(typed.map(async (word) => ({ word, size: await countUpTo(db, word, FEW + 1) })));
  const [rarest] = sized.toSorted((one, other) => one.size - other.size);
  if (rarest === undefined || rarest.size === 0) return [];
  const find = (among: Among) => findAmong(db, among, { typed, limit, withMarked });
  const withRarest = withWord(db, rarest.word).select('document_id as id');
  if (rarest.size <= FEW) return find(withRarest);
  const mostCited = db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'case')
    .orderBy('cited_count', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH);
  const found = await find(mostCited);
  return found.length === limit ? found : find(withRarest.limit(MOST_READ));
}

const withWord = (db: Kysely<Database>, start: string) =>
  db
    .selectFrom('party_words')
    .where('word', '>=', start)
    .where('word', '<', start + AFTER_ALL);

/** Counts the judgments with a word, up to a number. */
async function countUpTo(db: Kysely<Database>, word: string, most: number): Promise<number> {
  const { size } = await db
    .selectFrom(withWord(db, word).select('document_id').limit(most).as('having'))
    .select(({ fn }) => fn.countAll<LargeInteger>().as('size'))
    .executeTakeFirstOrThrow();
  return readInteger(size);
}

/** The ids of the judgments that are compared. */
type Among = SelectQueryBuilder<Database, 'party_words' | 'documents', { id: string }>;

interface Wanted {
  readonly typed: readonly string[];
  readonly limit: number;
  readonly withMarked: boolean;
}

async function findAmong(
  db: Kysely<Database>,
  among: Among,
  { typed, limit, withMarked }: Wanted,
): Promise<readonly string[]> {
  let query = db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', among)
    .where('id', 'not in', selectCopies(db))
    .where('id', 'not in', selectSampleBesideReal(db));
  for (const word of typed)
    query = query.where((is) =>
      is.exists(
        is
          .selectFrom('party_words')
          .select('word')
          .whereRef('party_words.document_id', '=', 'documents.id')
          .where('word', '>=', word)
          .where('word', '<', word + AFTER_ALL),
      ),
    );
  if (!withMarked) query = query.where('id', 'not in', selectMarked(db));
  const rows = await query
    .orderBy('cited_count', 'desc')
    .orderBy('decided_on', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
