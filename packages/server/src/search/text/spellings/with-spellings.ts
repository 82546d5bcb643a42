import { searchedFor } from '../../../library/completions/searched-for.js';
import type { Store } from '../../../store/database.js';
import type { Clause } from '../../model/engine-request.js';
import { clauseTexts } from './clause-texts.js';
import { expandClause } from './expand-clause.js';
import { spelledWords, wordOfKey } from './spelled-word.js';

/** Words of one search that are also searched in other spellings; each may add a clause for every spelling and field. */
const MAX_WORDS = 12;

/** A word of the search, and what was searched for it too. */
export interface SearchedSpelling {
  readonly word: string;
  readonly searched: readonly string[];
}

/** A query that also finds the other spellings of its words. */
export interface SpelledQuery {
  readonly query: Clause;
  readonly spellings: readonly SearchedSpelling[];
}

/**
 * Lets words in Devanagari and transliterated legal terms also find what their English or Latin spelling finds. A query of
 * other words asks the database nothing; it also finds their short forms, `Ltd` for `Limited`.
 */
export async function withSpellings(store: Pick<Store, 'db'>, query: Clause): Promise<SpelledQuery> {
  const words = new Map<string, string>();
  for (const { key, text } of clauseTexts(query).flatMap(spelledWords))
    if (key !== undefined && !words.has(key) && words.size < MAX_WORDS) words.set(key, text);
  if (words.size === 0) return { query: expandClause(query, new Map()), spellings: [] };
  const found = await Promise.all(
    [...words].map(async ([key, word]) => ({ key, word, searched: await searchedFor(store, wordOfKey(key)) })),
  );
  const known = found.filter(({ searched }) => searched.length > 0);
  return {
    query: expandClause(query, new Map(known.map(({ key, searched }) => [key, searched]))),
    spellings: mergeByWord(known),
  };
}

/** One word may have been looked up twice: with a number after it, and without. */
function mergeByWord(found: readonly SearchedSpelling[]): readonly SearchedSpelling[] {
  const byWord = Map.groupBy(found, ({ word }) => word);
  return [...byWord].map(([word, list]) => ({
    word,
    searched: [...new Set(list.flatMap(({ searched }) => searched))],
  }));
}
