import type { Store } from '../../store/database.js';
import { hasDevanagari, latinOf, soundOf } from './sound-of.js';
import type { TypedWord } from './name-forms.js';

/** Spellings of one sound that are tried. */
const SPELLINGS = 8;
/** Words of one sound that are compared. */
const COMPARED = 200;

const AFTER_ALL = '\u{10FFFF}';

/** A word of the texts and how many documents contain it. */
export interface KnownWord {
  readonly word: string;
  readonly documents: number;
}

/** Adds to each word in Devanagari the Latin spellings that the library has for its sound. */
export async function readingsBySound(store: Store, words: readonly TypedWord[]): Promise<readonly TypedWord[]> {
  return Promise.all(
    words.map(async (typed) => {
      if (!hasDevanagari(typed.word)) return typed;
      const spellings = await spellingsOf(store, typed.word);
      return { ...typed, readings: [...typed.readings, [latinOf(typed.word)], ...spellings.map(({ word }) => [word])] };
    }),
  );
}

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

/** How unlikely a word is meant: by the letters that differ, of which ten times as many documents outweigh one. */
export const costOf = (distance: number, documents: number): number => distance - Math.log10(documents + 1);

/** Counts the letters to add, leave out, replace or swap with the next, to make one word the other. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}
