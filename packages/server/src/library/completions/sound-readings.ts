import type { Store } from '../../store/database.js';
import { costOf, editDistance, type KnownWord } from './edit-distance.js';
import { hasDevanagari, latinOf, soundOf } from './sound-of.js';

/** Spellings of one sound that are tried. */
const SPELLINGS = 8;
/** Words of one sound that are compared. */
const COMPARED = 200;

const AFTER_ALL = '\u{10FFFF}';

/** Returns the Latin words of the texts that sound like a word, the most likely first; if there is none, those that begin so. */
export async function spellingsOf({ db }: Store, word: string): Promise<readonly KnownWord[]> {
  const sound = soundOf(word);
  if (sound === '') return [];
  const words = db
    .selectFrom('completion_names')
    .select(['shown as word', 'documents'])
    .where('field', '=', 'word')
    .orderBy('documents', 'desc')
    .limit(COMPARED);
  const exact = await words.where('sound', '=', sound).execute();
  const rows =
    exact.length > 0
      ? exact
      : await words
          .where('sound', '>=', sound)
          .where('sound', '<', sound + AFTER_ALL)
          .execute();
  const latin = latinOf(word);
  return rows
    .filter((row) => !hasDevanagari(row.word))
    .map((row) => ({ row, cost: costOf(editDistance(latin, row.word), row.documents) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, SPELLINGS)
    .map(({ row }) => row);
}
