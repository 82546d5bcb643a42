import {
  actListLimits,
  type ActChoice,
  type ActList,
  type ActListInput,
  type ListedAct,
} from '@headnote/core/contract';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import { selectCopies } from '../../library/sources.js';
import { inChunks } from '../../store/in-chunks.js';
import { mapInTurns, openTurns } from '../../runtime/open-turns.js';
import type { Store } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { readAllActs, type ActEntry } from './all-acts.js';
import { describeActs } from './named-acts.js';

/** Acts on a page unless the reader asks for another number. */
const PAGE = 20;
/** Ministries in the list of choices: more than any government has had. */
const MAX_MINISTRIES = 200;

/** Words of a text that are looked for: more than any title has. */
const MAX_WORDS = 50;

/** One property of an act that narrows the list. */
type Property = 'text' | 'letter' | 'status' | 'madeBy' | 'years' | 'ministries';

/**
 * Lists the acts of the library and those of which it knows only the title, in the order of their titles. With words, acts whose title
 * begins with them come first, then those that more judgments name. Every list of choices is counted without its own choice.
 */
export async function listActs(
  store: Store,
  input: ActListInput,
  readAll = () => readAllActs(store),
): Promise<ActList> {
  const all = await readAll();
  const tests = testsOf(input);
  const failed = await mapInTurns(all, openTurns(), (act) => tests.filter(({ fits }) => !fits(act)));
  // Every test reads each act once, for the list and for all lists of choices.
  const but = (own?: Property): ActEntry[] =>
    all.filter((_act, at) => failed[at]?.every(({ property }) => property === own));
  const found = await inOrder(store, but(), input);
  const from = input.from ?? 0;
  const size = Math.min(input.size ?? PAGE, actListLimits.maxPage);
  return {
    total: found.length,
    acts: await readRows(store, found.slice(from, from + size)),
    letters: countBy(but('letter'), ({ letter }) => letter).toSorted((one, other) => order(one.value, other.value)),
    ministries: countBy(but('ministries'), ({ ministry }) => ministry).slice(0, MAX_MINISTRIES),
    states: countBy(but('status'), ({ status }) => status),
    makers: countBy(but('madeBy'), ({ madeBy }) => madeBy),
    years: countYears(but('years')),
  };
}

interface Test {
  readonly property: Property;
  readonly fits: (act: ActEntry) => boolean;
}

function testsOf(input: ActListInput): readonly Test[] {
  const { text = '', letter = '', status, madeBy, fromYear, toYear, ministries = [] } = input;
  const words = wordsOf(text);
  const tests: Test[] = [];
  if (words.length > 0) tests.push({ property: 'text', fits: ({ key }) => hasWords(key, words) });
  if (letter !== '') tests.push({ property: 'letter', fits: (act) => act.letter === letter.toUpperCase() });
  if (status !== undefined) tests.push({ property: 'status', fits: (act) => act.status === status });
  if (madeBy !== undefined) tests.push({ property: 'madeBy', fits: (act) => act.madeBy === madeBy });
  if (fromYear !== undefined || toYear !== undefined)
    tests.push({
      property: 'years',
      fits: ({ year }) => year !== null && year >= (fromYear ?? 0) && year <= (toYear ?? Infinity),
    });
  if (ministries.length > 0) tests.push({ property: 'ministries', fits: (act) => ministries.includes(act.ministry) });
  return tests;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MAX_WORDS);

/** Whether each word begins a word of the title, so that a list appears while the last one is being typed. */
function hasWords(key: string, words: readonly string[]): boolean {
  const own = key.split(' ');
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

async function inOrder(store: Store, acts: readonly ActEntry[], { text = '', order: by }: ActListInput) {
  const byTitle = acts.toSorted((one, other) => order(one.key, other.key) || (one.year ?? 0) - (other.year ?? 0));
  if (by === 'year') return byTitle.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
  const words = wordsOf(text).join(' ');
  if (words === '' || by === 'title') return byTitle;
  const named = await countJudgments(store, acts);
  const begins = ({ key }: ActEntry) => (`${key} `.startsWith(`${words} `) ? 2 : key.startsWith(words) ? 1 : 0);
  const count = ({ id }: ActEntry) => named.get(id) ?? 0;
  return byTitle.toSorted((one, other) => begins(other) - begins(one) || count(other) - count(one));
}

/** How many judgments of the library name each act, by its id. */
async function countJudgments({ db }: Store, acts: readonly ActEntry[]): Promise<ReadonlyMap<string, number>> {
  const ids = acts.flatMap(({ id }) => id || []);
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('provision_uses')
      .select(({ fn }) => ['act_id', fn.count<LargeInteger>('document_id').distinct().as('judgments')])
      .where('act_id', 'in', chunk)
      .where('document_id', 'not in', selectCopies(db))
      .where('document_id', 'not in', selectSampleBesideReal(db))
      .groupBy('act_id')
      .execute(),
  );
  return new Map(rows.map(({ act_id: id, judgments }) => [id ?? '', readInteger(judgments)]));
}

async function readRows(store: Store, acts: readonly ActEntry[]): Promise<ListedAct[]> {
  const held = acts.filter(({ id }) => id !== '');
  const known = acts.flatMap(({ known }) => known ?? []);
  const described = await describeActs(store, held, known);
  const [judgments, sections] = await Promise.all([countJudgments(store, held), countSections(store, held)]);
  const byId = new Map(described.filter(({ id }) => id !== '').map((act) => [act.id, act]));
  const unheld = described.filter(({ id }) => id === '').values();
  return acts.flatMap(({ id }): ListedAct[] => {
    const act = id === '' ? unheld.next().value : byId.get(id);
    return act ? [{ act, sections: sections.get(id) ?? 0, judgments: judgments.get(id) ?? 0 }] : [];
  });
}

async function countSections({ db }: Store, acts: readonly ActEntry[]): Promise<ReadonlyMap<string, number>> {
  const rows = await inChunks(
    acts.map(({ id }) => id),
    (chunk) =>
      db
        .selectFrom('act_sections')
        .select(({ fn }) => ['document_id', fn.countAll<LargeInteger>().as('sections')])
        .where('document_id', 'in', chunk)
        .groupBy('document_id')
        .execute(),
  );
  return new Map(rows.map(({ document_id: id, sections }) => [id, readInteger(sections)]));
}

function countBy(acts: readonly ActEntry[], valueOf: (act: ActEntry) => string): ActChoice[] {
  const counts = new Map<string, number>();
  for (const act of acts) {
    const value = valueOf(act);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || order(one.value, other.value));
}

function countYears(acts: readonly ActEntry[]): ActList['years'] {
  const years = Map.groupBy(
    acts.filter(({ year }) => year !== null),
    ({ year }) => Number(year),
  );
  return [...years]
    .toSorted(([one], [other]) => one - other)
    .map(([year, own]) => ({
      year,
      count: own.length,
      inForce: own.filter(({ status }) => status === 'in-force').length,
    }));
}

/** The same order on every machine. */
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
