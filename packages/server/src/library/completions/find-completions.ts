import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import type { CompletionField } from '../../store/tables/library-tables.js';
import { sampleUses } from '../select-sample.js';
import { foldText, type TypedWord, typedWords } from './name-forms.js';
import { idOf } from './count-completions.js';
import type { FoundCompletion } from './found-completion.js';
import { completeJudges } from './complete-judges.js';
import { readingsInLatin } from './readings-in-latin.js';

/** Names in one answer. */
export const MAX_COMPLETIONS = 20;
/** Fewer letters and digits complete nothing. */
const MIN_TYPED = 2;
/** Words of a typed name that count; more select nothing else. */
const MAX_TYPED = 6;
/** Names with a typed word up to which reading them all is the fastest way. */
const FEW = 1000;
/** The most frequent names that are looked through when more have the word: enough for twenty of them. */
const LOOKED_THROUGH = 1000;
/** Names with the rarest word that are read when too few of the most frequent ones have all words. */
const MOST_READ = 3000;

/** Sorts after every character that a word may contain. */
const AFTER_ALL = '\u{10FFFF}';

/**
 * Returns up to 20 names of a field that have every typed word, each perhaps unfinished and in any order: those that
 * begin with the typed text first, then those that most documents have. Devanagari finds what its Latin spelling finds.
 * A text with fewer than two letters or digits finds nothing. Beside real judgments, no name of the fictional sample is found, and
 * its documents do not count.
 */
export async function findCompletions(
  store: Store,
  field: CompletionField,
  text: string,
): Promise<readonly FoundCompletion[]> {
  const typed = typedWords(text).slice(0, MAX_TYPED);
  if (typed.reduce((sum, { word }) => sum + word.length, 0) < MIN_TYPED) return [];
  const words = await readingsInLatin(store, typed);
  const named = await findNames(store, field, words);
  const sample = await sampleUses(
    store,
    named.map(({ id }) => id),
  );
  const rows = named
    .map((row) => ({ ...row, documents: row.documents - (sample.get(row.id) ?? 0) }))
    .filter(({ documents }) => documents > 0);
  const start = foldText(text).trim();
  const begins = (shown: string) => (foldText(shown).startsWith(start) ? 0 : 1);
  const found = rows
    .toSorted((one, other) => begins(one.shown) - begins(other.shown))
    .map(({ shown, documents }) => ({ text: shown, count: documents }));
  return field === 'judge' ? (await completeJudges(store, text, found)).slice(0, MAX_COMPLETIONS) : found;
}

interface NameRow {
  readonly id: string;
  readonly shown: string;
  readonly documents: number;
}

async function findNames(store: Store, field: CompletionField, words: readonly TypedWord[]): Promise<NameRow[]> {
  const sized = await Promise.all(words.map(async (word) => ({ word, size: await countUpTo(store, field, word) })));
  const [rarest] = sized.toSorted((one, other) => one.size - other.size);
  if (rarest === undefined || rarest.size === 0) return [];
  const few = () => readAll(store, { field, words, through: rarest.word });
  if (rarest.size <= FEW) return few();
  const frequent = await lookThrough(store, field, words);
  return frequent.length === MAX_COMPLETIONS ? frequent : few();
}

/** Counts the names with a word, up to one more than a few. */
async function countUpTo(store: Store, field: CompletionField, word: TypedWord): Promise<number> {
  const { size } = await store.db
    .selectFrom(namesWith(store, { field, word, limit: FEW + 1 }).as('names'))
    .select(({ fn }) => fn.countAll<LargeInteger>().as('size'))
    .executeTakeFirstOrThrow();
  return readInteger(size);
}

interface WordQuestion {
  readonly field: CompletionField;
  readonly word: TypedWord;
  readonly limit: number;
}

/** The ids of the names with a word, by the index of the words; a word of the texts is in the id itself. */
function namesWith({ db }: Store, { field, word: { readings }, limit }: WordQuestion): AliasableIds {
  const firsts = readings.map(([first = '']) => first);
  if (field === 'word') {
    const starts = firsts.map((first) => idOf(field, first));
    return db
      .selectFrom('completion_names')
      .select('id')
      .where((build) =>
        build.or(starts.map((start) => build.and([build('id', '>=', start), build('id', '<', start + AFTER_ALL)]))),
      )
      .limit(limit);
  }
  return db
    .selectFrom('completion_words')
    .select('name_id as id')
    .where('field', '=', field)
    .where((build) =>
      build.or(firsts.map((first) => build.and([build('word', '>=', first), build('word', '<', first + AFTER_ALL)]))),
    )
    .limit(limit);
}

type AliasableIds = SelectQueryBuilder<Database, 'completion_names' | 'completion_words', { id: string }>;

interface Reading {
  readonly field: CompletionField;
  readonly words: readonly TypedWord[];
  readonly through: TypedWord;
}

async function readAll(store: Store, { field, words, through }: Reading): Promise<NameRow[]> {
  return store.db
    .selectFrom('completion_names')
    .select(['id', 'shown', 'documents'])
    .where('id', 'in', namesWith(store, { field, word: through, limit: MOST_READ }))
    .where((build) => build.and(words.map((word) => hasWord(build, word))))
    .orderBy('documents', 'desc')
    .orderBy('id')
    .limit(MAX_COMPLETIONS)
    .execute();
}

/** A beginning that thousands of names have is soon found among the most frequent ones. */
async function lookThrough({ db }: Store, field: CompletionField, words: readonly TypedWord[]): Promise<NameRow[]> {
  const frequent = db
    .selectFrom('completion_names')
    .select(['id', 'shown', 'documents', 'words'])
    .where('field', '=', field)
    .orderBy('documents', 'desc')
    .limit(LOOKED_THROUGH)
    .as('completion_names');
  return db
    .selectFrom(frequent)
    .select(['id', 'shown', 'documents'])
    .where((build) => build.and(words.map((word) => hasWord(build as never, word))))
    .orderBy('documents', 'desc')
    .orderBy('id')
    .limit(MAX_COMPLETIONS)
    .execute();
}

type NameBuilder = ExpressionBuilder<Database, 'completion_names'>;

/** Whether a name has all words of one of the readings. Typed words are letters and digits only, so no pattern. */
function hasWord(build: NameBuilder, { readings }: TypedWord): Expression<SqlBool> {
  return build.or(
    readings.map((reading) => build.and(reading.map((word) => sql<SqlBool>`words like ${`% ${word}%`}`))),
  );
}
