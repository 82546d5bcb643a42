import { formatDate } from '@headnote/core/format';
import { readDate } from '../extraction/fields/dates.js';
import type { ActRepealRow } from '../store/tables/repeal-tables.js';
import { splitActTitle } from './act-title-key.js';

/** What a list says, and the entries of which no repeal is certain, each with its reason. */
export interface RepealList {
  readonly repeals: readonly ActRepealRow[];
  readonly refused: readonly { readonly entry: string; readonly reason: string }[];
}

/** `…, 26 of 1972 (Rep., Act 31 of 2005)`: title, number and year, and the words about the repeal. */
const ENTRY = /^(.*?),?\s*(?:Act\s)?0*(\d{1,3})\s*of\s*(\d{4}),?\s*(\(\s*Rep.*)$/i;
/** The law that repeals: who passed it, unless Parliament did, its number and its year. */
const REPEALING =
  /(?:\b(?:Act|Reg)\W{0,3})?(?:((?:[A-Z]\w{0,3}\.?\s?){1,3}?)\s?(?:Act|Reg)\W{0,3})?(\d{1,3})\s?(?:Act\s)?of\s?(\d{4})/g;
/** A repeal in one place or of a part leaves the act in force elsewhere. */
const PARTIAL = /\bin\s(?:Pt|part)|\(\s?(?:in|as\s?to)\b|\bin partial\b|Residue/i;
/** `Act A.O. of 1950`: the orders that adapted the laws. */
const ADAPTATION = /\bA\.\s?O\b\.?.*?(\d{4})/;

/**
 * Reads India Code's list of repealed acts: `laws`, each with a `name` of title, number, year and repealing act; and the day
 * of the list, `scraped_at`. An entry without a number, with two acts that repeal it, of a part of the act, or repealed
 * before it was passed is refused: an act in force must never be shown as repealed.
 */
export function readRepealList(list: unknown): RepealList {
  const { laws, scraped_at: day } = (list ?? {}) as { readonly laws?: unknown; readonly scraped_at?: unknown };
  if (!Array.isArray(laws)) throw new RangeError('The file is no list of repealed acts: it has no "laws".');
  const on = readDate(String(day).slice(0, 10));
  const source = `India Code’s list of repealed acts${on === null ? '' : `, ${formatDate(on)}`}`;
  const repeals = new Map<string, ActRepealRow>();
  const refused: { entry: string; reason: string }[] = [];
  for (const law of laws) {
    const entry = nameOf(law);
    const read = readEntry(entry);
    if ('reason' in read) {
      refused.push({ entry, reason: read.reason });
      continue;
    }
    const key = `${read.number} ${read.title_key}`;
    const known = repeals.get(key);
    if (known !== undefined && known.by_number !== read.by_number)
      refused.push({ entry, reason: 'The list has it twice, with two repealing acts.' });
    else repeals.set(key, { ...read, source });
  }
  return { repeals: [...repeals.values()], refused };
}

function nameOf(law: unknown): string {
  const { name } = (law ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '';
}

type Entry = Omit<ActRepealRow, 'source'> | { readonly reason: string };

function readEntry(entry: string): Entry {
  const [, printed, number, year, words = ''] = ENTRY.exec(entry) ?? [];
  if (printed === undefined) return { reason: 'It has no title, number and repealing act.' };
  if (PARTIAL.test(words)) return { reason: 'It was repealed in part.' };
  const by = readRepealing(words);
  if (by === undefined) return { reason: 'It names not exactly one repealing act.' };
  if (by.year < Number(year)) return { reason: 'It was repealed before it was passed.' };
  const own = `${Number(number)}/${year}`;
  if (by.by_number === own) return { reason: 'It is its own repealing act.' };
  const title = printed
    .replace(/\uFFFD/g, '’')
    .replace(/^The /i, '')
    .replace(/[\s,]+$/, '');
  const { name, year: titled } = splitActTitle(title);
  const { by_number, by_text } = by;
  return { number: own, title: titled === '' ? `${title}, ${year}` : title, title_key: name, by_number, by_text };
}

interface Repealing extends Pick<ActRepealRow, 'by_number' | 'by_text'> {
  readonly year: number;
}

function readRepealing(words: string): Repealing | undefined {
  const adapted = ADAPTATION.exec(words);
  if (adapted !== null)
    return { year: Number(adapted[1]), by_number: '', by_text: `Adaptation of Laws Order, ${adapted[1]}` };
  const laws = new Map(
    [...words.matchAll(REPEALING)].map(([, maker = '', number, year]) => {
      const state = maker.replace(/^(?:by|Rep|Sec|Sch|and|the)\b.*/i, '').trim();
      const numbered = `${Number(number)} of ${year}`;
      const law = {
        year: Number(year),
        by_number: state === '' ? `${Number(number)}/${year}` : '',
        by_text: state === '' ? `Act ${numbered}` : `${state} Act ${numbered}`,
      };
      return [law.by_text, law] as const;
    }),
  );
  return laws.size === 1 ? [...laws.values()][0] : undefined;
}
