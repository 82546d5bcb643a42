import type { Store } from '../../store/database.js';
import { latinPattern } from './latin-pattern.js';
import { legalTerms } from './legal-terms.js';
import type { TypedWord } from './name-forms.js';
import { hasDevanagari, latinOf, soundOf } from './sound-of.js';

/** Beginnings in Latin letters that are tried for one word. */
const BEGINNINGS = 6;
/** Words with the sound of the beginning that are compared, the most frequent first. */
const COMPARED = 300;

const AFTER_ALL = '\u{10FFFF}';

/** Adds to each typed word in Devanagari, perhaps unfinished, how the library spells it in Latin letters, and its legal term. */
export async function readingsInLatin(store: Store, words: readonly TypedWord[]): Promise<readonly TypedWord[]> {
  return Promise.all(
    words.map(async (typed) => {
      const { word, readings } = typed;
      if (!hasDevanagari(word)) return typed;
      const beginnings = new Set([latinOf(word), ...(await beginningsOf(store, word))]);
      const terms = legalTerms(word).map(({ english }) => english.split(' '));
      return { word, readings: [...readings, ...terms, ...[...beginnings].map((beginning) => [beginning])] };
    }),
  );
}

/** The beginnings of the library's words that a typed beginning may be, those of the most frequent words first. */
async function beginningsOf({ db }: Store, word: string): Promise<readonly string[]> {
  const pattern = latinPattern(word, { isBeginning: true });
  const sound = soundOf(word);
  if (pattern === undefined || sound === '') return [];
  const rows = await db
    .selectFrom('completion_names')
    .select('shown as word')
    .where('field', '=', 'word')
    .where('sound', '>=', sound)
    .where('sound', '<', sound + AFTER_ALL)
    .orderBy('documents', 'desc')
    .limit(COMPARED)
    .execute();
  const found = rows.flatMap((row) => pattern.exec(row.word)?.[0] ?? []);
  return [...new Set(found)].slice(0, BEGINNINGS);
}
