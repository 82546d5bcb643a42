import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { idOf } from './count-completions.js';
import { costOf, editDistance, type KnownWord } from './edit-distance.js';
import { foldText } from './name-forms.js';
import { hasDevanagari, soundOf } from './sound-of.js';
import { respellings } from './respellings.js';
import { searchedFor } from './searched-for.js';
import { spellingsOf } from './sound-readings.js';

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4;
/** Words up to this length may differ by one letter, longer ones by two. */
const SHORT = 5;
const MAX_DISTANCE = 2;
/** A word may be a misprint of one that is in so many times as many documents. */
const MANY_TIMES = 40;
/** Words with the same beginning that are compared, the most frequent first. */
const COMPARED = 3000;

const AFTER_ALL = '\u{10FFFF}';
/** A word, but no operator in capitals and no name of a field. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}])(?!(?:AND|OR|NOT|NEAR)\b)[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}]*:)(?![\p{L}\p{M}\p{N}*?])/gu;

/**
 * Returns the text with the spellings that the library has: unknown words replaced by known ones that look or sound
 * alike, Devanagari by its legal term in English or by a Latin spelling. Undefined if nothing is better. Operators, quotes and names of fields stay. A last word that
 * begins a known one is not finished, and stays, as do the words of texts to `keep`.
 */
export async function correctSpelling(
  store: Store,
  text: string,
  { keep = [] }: { readonly keep?: readonly string[] } = {},
): Promise<string | undefined> {
  const kept = new Set(keep.flatMap(wordsOf));
  const words = [...new Set(wordsOf(text))].filter((word) => !kept.has(word));
  if (words.length === 0) return undefined;
  const counts = await countDocumentsOf(store, words);
  const unfinished = /[\p{L}\p{M}]$/u.test(text) ? words.at(-1) : undefined;
  const better = new Map<string, string>();
  for (const word of words) {
    if (word === unfinished && !hasDevanagari(word) && (await beginsAWord(store, word))) continue;
    const found = await betterSpelling(store, { word, documents: counts.get(word) ?? 0 });
    if (found !== undefined) better.set(word, found);
  }
  if (better.size === 0) return undefined;
  return text.replace(WORD, (word) => better.get(foldText(word)) ?? word).trim();
}

const wordsOf = (text: string): readonly string[] => (text.match(WORD) ?? []).map(foldText);

async function countDocumentsOf({ db }: Store, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ids = words.map((word) => idOf('word', word));
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('completion_names').select(['shown', 'documents']).where('id', 'in', chunk).execute(),
  );
  return new Map(rows.map(({ shown, documents }) => [shown, documents]));
}

async function beginsAWord({ db }: Store, word: string): Promise<boolean> {
  const start = idOf('word', word);
  const found = await db
    .selectFrom('completion_names')
    .select('id')
    .where('id', '>=', start)
    .where('id', '<', start + AFTER_ALL)
    .limit(1)
    .execute();
  return found.length > 0;
}

async function betterSpelling(store: Store, typed: KnownWord): Promise<string | undefined> {
  if (hasDevanagari(typed.word)) return (await searchedFor(store, { word: typed.word }))[0];
  if (typed.word.length < MIN_LETTERS) return undefined;
  const sound = soundOf(typed.word);
  // They are searched anyway.
  const others = respellings(typed.word);
  const nearest = [...(await neighboursOf(store, typed.word)), ...(await spellingsOf(store, typed.word))]
    .filter(
      ({ word }) =>
        word !== typed.word && !others.includes(word) && Math.abs(word.length - typed.word.length) <= MAX_DISTANCE + 1,
    )
    .map((known) => ({ ...known, distance: distanceOf(typed.word, known.word, sound) }))
    .filter(({ distance }) => distance <= (typed.word.length <= SHORT ? 1 : MAX_DISTANCE))
    .toSorted((one, other) => costOf(one.distance, one.documents) - costOf(other.distance, other.documents));
  const [best] = nearest;
  if (best === undefined) return undefined;
  const isMisprint = best.distance <= 1 && best.documents >= typed.documents * MANY_TIMES;
  return typed.documents === 0 || isMisprint ? best.word : undefined;
}

/** A letter less for words that sound alike: `keshvanand` is nearer to `kesavananda` than its letters are. */
const distanceOf = (typed: string, known: string, sound: string): number =>
  editDistance(typed, known) - (sound !== '' && soundOf(known) === sound ? 1 : 0);

/** The words of the texts that begin with the same two letters, in this order or swapped. */
async function neighboursOf({ db }: Store, word: string): Promise<readonly KnownWord[]> {
  const [first = '', second = ''] = word;
  const starts = [first + second, second + first].map((letters) => idOf('word', letters));
  return db
    .selectFrom('completion_names')
    .select(['shown as word', 'documents'])
    .where('documents', '>=', 1)
    .where((build) =>
      build.or(starts.map((start) => build.and([build('id', '>=', start), build('id', '<', start + AFTER_ALL)]))),
    )
    .orderBy('documents', 'desc')
    .limit(COMPARED)
    .execute();
}
