import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { idOf } from './count-completions.js';

/** Shortest parts of a name that is printed as one word, if names of parties have both, and if texts do. */
const LEAST_PART = 3;
const LEAST_IN_TEXTS = 4;
/** Of one person, also where no party is one: `Mac Donald`. */
const MAC = /^ma?c$/;
/** Share of the documents that have a word of the language, which is no name. */
const COMMON = 0.3;
/** Share of the documents up to which a word may be a name: one of two that texts print as one word too. */
const RARE = 0.02;

/** Words that may be a name. */
export interface NameQuestions {
  readonly pairs: readonly string[];
  readonly names: readonly string[];
}

/** How many documents have a word, and how that compares. */
interface Counts {
  readonly has: (word: string) => boolean;
  readonly isCommon: (word: string) => boolean;
  readonly isRare: (word: string) => boolean;
}

/**
 * Returns the other ways in which the library prints a name, by the words as asked: a pair of words as one, `golaknath`, and one
 * word as two. Pairs of words that most documents have are no names; what no party has must have a rare part.
 */
export async function confirmNames(
  store: Pick<Store, 'db'>,
  { pairs, names }: NameQuestions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (pairs.length + names.length === 0) return new Map();
  const cuts = names.flatMap(cutsOf);
  const asked = [...pairs.flatMap((pair) => [...pair.split(' '), pair.replace(' ', '')]), ...names];
  const counts = await countDocuments(store, [...new Set([...asked, ...cuts.flatMap(({ parts }) => parts)])]);
  const apart = await confirmApart(
    store,
    cuts.filter(({ name }) => !counts.isCommon(name)),
    counts,
  );
  const joined = await confirmJoined(store, pairs, counts);
  const byName = Map.groupBy([...apart, ...joined], ([name]) => name);
  return new Map([...byName].map(([name, found]) => [name, found.map(([, other]) => other)]));
}

type Confirmed = readonly (readonly [name: string, other: string])[];

/** The pairs that the library prints as one word. */
async function confirmJoined(store: Pick<Store, 'db'>, pairs: readonly string[], counts: Counts): Promise<Confirmed> {
  const names = pairs
    .filter((pair) => !pair.split(' ').every(counts.isCommon))
    .map((pair) => [pair, pair.replace(' ', '')] as const)
    .filter(([, joined]) => counts.has(joined));
  const inParties = await namesOfParties(store, [
    ...new Set(names.flatMap(([pair, joined]) => [joined, ...pair.split(' ')])),
  ]);
  return names.filter(
    ([pair, joined]) =>
      inParties.has(joined) || MAC.test(pair.split(' ')[0] ?? '') || isNameInTexts(pair.split(' '), counts, inParties),
  );
}

/**
 * Whether two words may be a name that no party has whole, as `Golak Nath`: `the landlord` is printed as one word and `encroach ment`
 * as two by mistake only.
 */
const isNameInTexts = (
  parts: readonly string[],
  { isCommon, isRare }: Counts,
  inParties: ReadonlySet<string>,
): boolean =>
  parts.some(isRare) &&
  parts.some((part) => inParties.has(part)) &&
  !parts.some(isCommon) &&
  parts.every(({ length }) => length >= LEAST_IN_TEXTS);

interface Cut {
  readonly name: string;
  readonly parts: readonly [first: string, second: string];
}

function cutsOf(name: string): readonly Cut[] {
  const places = Array.from({ length: Math.max(name.length - 2 * LEAST_PART + 1, 0) }, (_, at) => at + LEAST_PART);
  if (name.startsWith('mc')) places.unshift(2);
  return places.map((at) => ({ name, parts: [name.slice(0, at), name.slice(at)] as const }));
}

/** The words that names of parties print as two that follow each other, and rare words of two that texts have, one of them rare too. */
async function confirmApart(store: Pick<Store, 'db'>, cuts: readonly Cut[], counts: Counts): Promise<Confirmed> {
  const known = cuts.filter(({ parts }) => parts.every(counts.has));
  const inParties = await namesOfParties(store, [...new Set(known.flatMap(({ parts }) => parts))]);
  const found: (readonly [string, string])[] = [];
  for (const { name, parts } of known) {
    const isName = parts.every((part) => inParties.has(part)) && (await isPrinted(store, parts));
    if (isName || MAC.test(parts[0]) || (counts.isRare(name) && isNameInTexts(parts, counts, inParties)))
      found.push([name, parts.join(' ')]);
  }
  return found;
}

async function countDocuments(store: Pick<Store, 'db'>, words: readonly string[]): Promise<Counts> {
  const rows = await inChunks(
    words.map((word) => idOf('word', word)),
    (chunk) =>
      store.db.selectFrom('completion_names').select(['shown', 'documents']).where('id', 'in', chunk).execute(),
  );
  const counts = new Map(rows.map(({ shown, documents }) => [shown, documents]));
  const most = await mostDocuments(store);
  return {
    has: (word) => counts.has(word),
    isCommon: (word) => (counts.get(word) ?? 0) > most * COMMON,
    isRare: (word) => (counts.get(word) ?? 0) <= most * RARE,
  };
}

/** How many documents have the most frequent word: nearly all that there are. */
async function mostDocuments({ db }: Pick<Store, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('completion_names')
    .select('documents')
    .where('field', '=', 'word')
    .orderBy('documents', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.documents ?? 0;
}

/** Which words are printed in names of parties. */
async function namesOfParties({ db }: Pick<Store, 'db'>, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await inChunks(words, (chunk) =>
    db
      .selectFrom('completion_words')
      .select('word')
      .distinct()
      .where('field', '=', 'party')
      .where('word', 'in', chunk)
      .execute(),
  );
  return new Set(rows.map(({ word }) => word));
}

/** Whether a name of a party has two words that follow each other. */
async function isPrinted({ db }: Pick<Store, 'db'>, [first, second]: Cut['parts']): Promise<boolean> {
  const pair = `% ${first} ${second}`;
  const row = await db
    .selectFrom('completion_words')
    .select('name_id')
    .where('field', '=', 'party')
    .where('word', '=', second)
    .where((is) => is.or([is('name_id', 'like', pair), is('name_id', 'like', `${pair} %`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
