import type { Store } from '../../store/database.js';
import { costOf, editDistance, type KnownWord } from './edit-distance.js';
import { hasDevanagari, latinOf, soundOf } from './sound-of.js';
import { latinPattern } from './latin-pattern.js';

/** Latin spellings of one word. */
const SPELLINGS = 5;
/** Words of one sound that are compared, the most frequent first. */
const COMPARED = 200;

/**
 * Returns the Latin spellings of a word in Devanagari that occur in the library, the most likely first. Empty if none occurs, and for
 * any other word.
 */
export async function latinSpellings({ db }: Pick<Store, 'db'>, word: string): Promise<readonly string[]> {
  const pattern = latinPattern(word);
  if (pattern === undefined || soundOf(word) === '') return [];
  const rows: readonly KnownWord[] = await db
    .selectFrom('completion_names')
    .select(['shown as word', 'documents'])
    .where('field', '=', 'word')
    .where('sound', 'in', soundsOf(word))
    .orderBy('documents', 'desc')
    .limit(COMPARED)
    .execute();
  const latin = latinOf(word);
  return rows
    .filter((row) => !hasDevanagari(row.word) && pattern.test(row.word))
    .map((row) => ({ row, cost: costOf(editDistance(latin, row.word), row.documents) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, SPELLINGS)
    .map(({ row }) => row.word);
}

/** The sounds under which a word may be listed: an `s` may be spelt as the `c` of `certificate` or `office`. */
function soundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  return [...new Set([sound, sound.replace('s', 'c'), sound.replace(/s(?=[^s]*$)/, 'c')])];
}
