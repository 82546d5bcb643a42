import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { idOf } from './count-completions.js';

/** Shortest part of a name that is printed as one word. */
const LEAST_PART = 3;
/** Share of the documents that have a word of the language, which is no name. */
const COMMON = 0.3;

/** Words that may be a name. */
export interface NameQuestions {
  readonly pairs: readonly string[];
  readonly names: readonly string[];
}

/**
 * Returns the other ways in which the library prints a name, by the words as asked: a pair of words as one, `golaknath`, and one
 * word as two. Pairs of words that most documents have are no names.
 */
export async function confirmNames(
  store: Pick<Store, 'db'>,
  { pairs, names }: NameQuestions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set([...pairs.flatMap((pair) => pair.split(' ')), ...names])];
  if (asked.length === 0) return new Map();
  const counts = await countDocuments(store, asked);
  const common = (await mostDocuments(store)) * COMMON;
  const isCommon = (word: string) => (counts.get(word) ?? 0) > common;
  const confirmed = new Map<string, readonly string[]>();
  const rare = new Map(
    pairs.filter((pair) => !pair.split(' ').every(isCommon)).map((pair) => [pair.replace(' ', ''), pair]),
  );
  for (const joined of await namesOfParties(store, [...rare.keys()])) confirmed.set(rare.get(joined) ?? '', [joined]);
  for (const [name, apart] of await printedApart(
    store,
    names.filter((word) => !isCommon(word)),
  ))
    confirmed.set(name, [...(confirmed.get(name) ?? []), apart]);
  return confirmed;
}

async function countDocuments(
  { db }: Pick<Store, 'db'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inChunks(
    words.map((word) => idOf('word', word)),
    (chunk) => db.selectFrom('completion_names').select(['shown', 'documents']).where('id', 'in', chunk).execute(),
  );
  return new Map(rows.map(({ shown, documents }) => [shown, documents]));
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

/** The words that names of parties print as two that follow each other, each with these two. */
async function printedApart(
  store: Pick<Store, 'db'>,
  names: readonly string[],
): Promise<readonly (readonly [name: string, apart: string])[]> {
  const cuts = names.flatMap((name) =>
    Array.from({ length: Math.max(name.length - 2 * LEAST_PART + 1, 0) }, (_, at) => ({
      name,
      first: name.slice(0, at + LEAST_PART),
      second: name.slice(at + LEAST_PART),
    })),
  );
  const known = await namesOfParties(store, [...new Set(cuts.flatMap(({ first, second }) => [first, second]))]);
  const found: (readonly [string, string])[] = [];
  for (const { name, first, second } of cuts) {
    if (!known.has(first) || !known.has(second)) continue;
    if (await isPrinted(store, first, second)) found.push([name, `${first} ${second}`]);
  }
  return found;
}

/** Whether a name of a party has two words that follow each other. */
async function isPrinted({ db }: Pick<Store, 'db'>, first: string, second: string): Promise<boolean> {
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
