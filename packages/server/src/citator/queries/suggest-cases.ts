import type { Expression, ExpressionBuilder, Kysely, SelectQueryBuilder, SqlBool } from 'kysely';
import { selectMarked } from '../../library/document-marks.js';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import type { Database, Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { nameWords } from '../../store/name-words.js';
import { type TypedName, typedNames, type TypedNames, type WantedWord } from '../../store/typed-names.js';

/** Words of a typed name that count; more select nothing else. */
const MAX_TYPED = 6;
/** Judgments with the rarest word up to which all are compared: more take over 20 ms. */
const FEW = 1000;
/** The most cited judgments that are looked through when more have the word: enough for a list. */
const LOOKED_THROUGH = 1000;
/** Judgments with the rarest word that are compared when too few of the most cited ones have all words. */
const MOST_READ = 3000;

/** Judgments among which those come first whose parties stand in the typed order. */
const ORDERED = 40;

/** Sorts after every character that a word may contain. */
const AFTER_ALL = '\u{10FFFF}';

/**
 * Returns the ids of judgments with a party for every typed word, each perhaps unfinished: those that other judgments
 * cite most come first, then the newest; if there is a sign between parties, before these the judgments between them in this order.
 * Initials count as one word, and a short form also as what it means (`R.B.I.`). Of words that thousands of judgments have, only the
 * most cited ones are looked through. A text without a word of its own finds nothing. Without `withMarked`, judgments that an operator
 * has masked or hidden are left out. The sample is left out beside real judgments.
 */
export async function suggestCases(
  { db }: Pick<Store, 'db'>,
  text: string,
  limit: number,
  { withMarked = true }: { readonly withMarked?: boolean } = {},
): Promise<readonly string[]> {
  const names = typedNames(text);
  const typed = [...names.left, ...names.right].slice(0, MAX_TYPED);
  const sized = await Promise.all(typed.map((name) => rarestOf(db, name)));
  const [rarest] = sized.toSorted((one, other) => one.size - other.size);
  if (rarest === undefined || rarest.size === 0) return [];
  const most = names.hasSign ? Math.max(limit, ORDERED) : limit;
  const find = (among: Among) => findAmong(db, among, { typed, limit: most, withMarked });
  const withRarest = db.selectFrom('party_words').where((is) => is.or(rarest.words.map((word) => isWord(is, word))));
  const ids = withRarest.select('document_id as id');
  if (rarest.size <= FEW) return inTypedOrder(await find(ids), names, limit);
  const mostCited = db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'case')
    .orderBy('cited_count', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH);
  const found = await find(mostCited);
  return inTypedOrder(found.length >= limit ? found : await find(ids.limit(MOST_READ)), names, limit);
}

/** Of each reading of a typed word, the rarest of its words: a judgment with the typed word has one of these. */
interface Rarest {
  readonly words: readonly WantedWord[];
  readonly size: number;
}

async function rarestOf(db: Kysely<Database>, name: TypedName): Promise<Rarest> {
  const readings = await Promise.all(
    name.map(async (words) => {
      const counted = await Promise.all(
        words.map(async (word) => ({ word, size: await countUpTo(db, word, FEW + 1) })),
      );
      return counted.toSorted((one, other) => one.size - other.size).slice(0, 1);
    }),
  );
  const rarest = readings.flat();
  return { words: rarest.map(({ word }) => word), size: rarest.reduce((sum, { size }) => sum + size, 0) };
}

type WordBuilder = ExpressionBuilder<Database, 'party_words'>;

function isWord(is: WordBuilder, { word, isWhole }: WantedWord): Expression<SqlBool> {
  return isWhole ? is('word', '=', word) : is.and([is('word', '>=', word), is('word', '<', word + AFTER_ALL)]);
}

/** Counts the judgments with a word, up to a number. */
async function countUpTo(db: Kysely<Database>, word: WantedWord, most: number): Promise<number> {
  const having = db.selectFrom('party_words').where((is) => isWord(is, word));
  const { size } = await db
    .selectFrom(having.select('document_id').limit(most).as('having'))
    .select(({ fn }) => fn.countAll<LargeInteger>().as('size'))
    .executeTakeFirstOrThrow();
  return readInteger(size);
}

/** The ids of the judgments that are compared. */
type Among = SelectQueryBuilder<Database, 'party_words' | 'documents', { id: string }>;

interface Wanted {
  readonly typed: readonly TypedName[];
  readonly limit: number;
  readonly withMarked: boolean;
}

interface FoundCase {
  readonly id: string;
  readonly appellant: string;
  readonly respondent: string;
}

async function findAmong(
  db: Kysely<Database>,
  among: Among,
  { typed, limit, withMarked }: Wanted,
): Promise<readonly FoundCase[]> {
  let query = db
    .selectFrom('documents')
    .select(['id', 'appellant', 'respondent'])
    .where('id', 'in', among)
    .where('id', 'not in', selectCopies(db))
    .where('id', 'not in', selectSampleBesideReal(db));
  for (const name of typed)
    query = query.where((is) =>
      is.or(
        name.map((reading) =>
          is.and(
            reading.map((wanted) =>
              is.exists(
                is
                  .selectFrom('party_words')
                  .select('word')
                  .whereRef('party_words.document_id', '=', 'documents.id')
                  .where((word) => isWord(word as unknown as WordBuilder, wanted)),
              ),
            ),
          ),
        ),
      ),
    );
  if (!withMarked) query = query.where('id', 'not in', selectMarked(db));
  return query
    .orderBy('cited_count', 'desc')
    .orderBy('decided_on', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Puts first the judgments whose parties stand as typed: `C.I.T. v` are the appeals of the Commissioner. */
function inTypedOrder(found: readonly FoundCase[], { left, right, hasSign }: TypedNames, limit: number): string[] {
  const isSo = ({ appellant, respondent }: FoundCase) => hasNames(appellant, left) && hasNames(respondent, right);
  const rank = new Map(found.map((one) => [one, hasSign && isSo(one) ? 0 : 1]));
  return found
    .toSorted((one, other) => (rank.get(one) ?? 1) - (rank.get(other) ?? 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

function hasNames(party: string, names: readonly TypedName[]): boolean {
  const words = nameWords(party);
  const has = ({ word, isWhole }: WantedWord) => words.some((own) => (isWhole ? own === word : own.startsWith(word)));
  return names.every((name) => name.some((reading) => reading.every(has)));
}
