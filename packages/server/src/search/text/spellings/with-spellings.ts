import { confirmNames } from '../../../library/completions/confirm-names.js';
import { searchedFor } from '../../../library/completions/searched-for.js';
import type { Store } from '../../../store/database.js';
import type { Clause } from '../../model/engine-request.js';
import { clauseTexts } from './clause-texts.js';
import { expandClause } from './expand-clause.js';
import { provisionsInWords } from './provisions-in-words.js';
import { printedWords, type SpelledWord, spelledWords, wordOfKey } from './spelled-word.js';
import { nameQuestions, type Variants } from './variants.js';

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
 * Lets words find their other spellings: `labour` and `labor`, `co-operative` and `cooperative`, a name printed as one word or as
 * two, a section with its letter apart or joined, and what is said in words (`138(1)`). Words in Devanagari and transliterated legal
 * terms also find what their English or Latin spelling finds. Short forms, `Ltd` for `Limited`, are found too and not told.
 */
export async function withSpellings(store: Pick<Store, 'db'>, query: Clause): Promise<SpelledQuery> {
  const texts = [...new Set(clauseTexts(query))];
  const variants = await variantsOf(store, texts);
  const spelled = texts.flatMap((text) => spelledWords(text, variants));
  const byKey = await searchedByKey(store, spelled);
  return {
    query: expandClause(query, { byKey: new Map(byKey.map(({ key, searched }) => [key, searched])), variants }),
    spellings: mergeByWord([...byKey, ...told(spelled), ...texts.flatMap(provisionInWords)]),
  };
}

async function variantsOf(store: Pick<Store, 'db'>, texts: readonly string[]): Promise<Variants> {
  const asked = texts.map((text) => nameQuestions(printedWords(text.toLowerCase()).slice(0, MAX_WORDS)));
  return confirmNames(store, {
    pairs: [...new Set(asked.flatMap(({ pairs }) => pairs))],
    names: [...new Set(asked.flatMap(({ names }) => names))],
  });
}

async function searchedByKey(store: Pick<Store, 'db'>, spelled: readonly SpelledWord[]) {
  const words = new Map<string, string>();
  for (const { key, text } of spelled)
    if (key !== undefined && !words.has(key) && words.size < MAX_WORDS) words.set(key, text);
  const found = await Promise.all(
    [...words].map(async ([key, word]) => ({ key, word, searched: await searchedFor(store, wordOfKey(key)) })),
  );
  return found.filter(({ searched }) => searched.length > 0);
}

/** The spellings of words that a reader is told. */
const told = (words: readonly SpelledWord[]): readonly SearchedSpelling[] =>
  words.filter(({ spelled }) => spelled.length > 0).map(({ text, spelled }) => ({ word: text, searched: spelled }));

function provisionInWords(text: string): readonly SearchedSpelling[] {
  const [first] = provisionsInWords(text);
  return first === undefined ? [] : [{ word: text, searched: [first] }];
}

/** One word may have been looked up twice: with a number after it, and without. */
function mergeByWord(found: readonly SearchedSpelling[]): readonly SearchedSpelling[] {
  const byWord = Map.groupBy(found, ({ word }) => word);
  return [...byWord].map(([word, list]) => ({
    word,
    searched: [...new Set(list.flatMap(({ searched }) => searched))],
  }));
}
