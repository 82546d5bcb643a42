import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import type { ActRepealRow } from '../store/tables/repeal-tables.js';
import { actTitleKey, isSameTitle, splitActTitle } from './act-title-key.js';
import { actNumberKey, type ActParticulars, type KnownAct, type Repeal, repealOf } from './repealed-acts.js';

/** An act that may have been repealed. An act of the sample is never a real one. */
export type CheckedAct = ActParticulars & { readonly isSample?: boolean };

/** How an act was repealed, and its repealing act if the library has it. */
export interface ReadRepeal extends Repeal {
  readonly byId: string;
}

/**
 * Returns how each act was repealed, in the same order; undefined for one in force as far as the library knows. The table of
 * this program comes before the operator's list. The number and the title of an act must agree with either: States number
 * their acts like Parliament.
 */
export async function readRepeals(
  db: Kysely<Database>,
  acts: readonly CheckedAct[],
): Promise<(ReadRepeal | undefined)[]> {
  const real = acts.map((act) => (act.isSample === true ? undefined : act));
  const listed = await readListed(db, real);
  const repeals = real.map((act) => act && (repealOf(act) ?? listedRepeal(act, listed)));
  const wanted = [...new Set(repeals.flatMap((repeal) => repeal?.byNumber || []))];
  if (wanted.length === 0) return repeals.map((repeal) => repeal && { ...repeal, byId: '' });
  const held = await readHeld(db, wanted);
  const named = await inChunks(wanted, (chunk) =>
    db.selectFrom('act_repeals').select(['number', 'title']).where('number', 'in', chunk).execute(),
  );
  return repeals.map((repeal) => {
    if (repeal === undefined) return undefined;
    const titles = named.filter(({ number }) => number === repeal.byNumber);
    return withRepealing(
      repeal,
      held.filter(({ name }) => name === numberName(repeal.byNumber)),
      titles,
    );
  });
}

/** The listed acts of a title, or of a title and its year, as a reader types it. */
export async function listedActs(db: Kysely<Database>, title: string): Promise<KnownAct[]> {
  const { name, year } = splitActTitle(title);
  if (name === '') return [];
  const rows = await db.selectFrom('act_repeals').selectAll().where('title_key', '=', name).orderBy('number').execute();
  return rows
    .filter((row) => year === '' || splitActTitle(row.title).year === year)
    .map((row) => ({ number: row.number, title: row.title, repeal: repealFrom(row) }));
}

/** All acts of the operator's list. */
export async function readAllListed(db: Kysely<Database>): Promise<KnownAct[]> {
  const rows = await db.selectFrom('act_repeals').selectAll().execute();
  return rows.map((row) => ({ number: row.number, title: row.title, repeal: repealFrom(row) }));
}

/** The repeal that the list has of an act of this number; its titles have misprints. */
const listedRepeal = (act: ActParticulars, rows: readonly ActRepealRow[]): Repeal | undefined => {
  const own = rows.find(
    ({ number, title_key: key }) => number === actNumberKey(act) && isSameTitle(key, actTitleKey(act.title)),
  );
  return own && repealFrom(own);
};

async function readListed(
  db: Kysely<Database>,
  acts: readonly (CheckedAct | undefined)[],
): Promise<readonly ActRepealRow[]> {
  const numbers = [...new Set(acts.flatMap((act) => (act && actNumberKey(act)) || []))];
  return inChunks(numbers, (chunk) =>
    db.selectFrom('act_repeals').selectAll().where('number', 'in', chunk).orderBy('title_key').execute(),
  );
}

const repealFrom = (row: ActRepealRow): Repeal => ({
  on: null,
  byNumber: row.by_number,
  by: row.by_text,
  source: row.source,
});

interface HeldAct {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly decided_on: string | null;
}

const readHeld = (db: Kysely<Database>, numbers: readonly string[]): Promise<readonly HeldAct[]> =>
  inChunks(numbers.map(numberName), (chunk) =>
    db
      .selectFrom('act_names')
      .innerJoin('documents', 'documents.id', 'act_names.document_id')
      .select(['act_names.name', 'documents.id', 'documents.title', 'documents.decided_on'])
      .where('act_names.name', 'in', chunk)
      .where('documents.is_sample', '=', 0)
      .execute(),
  );

/** The name by which the citator knows an act: `Act 45 of 2023`. */
const numberName = (number: string): string => `Act ${number.replace('/', ' of ')}`;

/** Acts that do nothing but repeal and amend; without a day of their own they do so when they are passed. */
const REPEALING = /^(?:the )?repealing and amend/i;

/** A repeal of the table is by an act of that title; one of the list by the only act with the number. */
function withRepealing(
  repeal: Repeal,
  held: readonly HeldAct[],
  titles: readonly { readonly title: string }[],
): ReadRepeal {
  const [number] = /\d+$/.exec(repeal.byNumber) ?? [];
  const isListed = repeal.source !== undefined;
  const fitting = held.filter(({ title }) =>
    isListed ? Number(number) - Number(splitActTitle(title).year) <= 1 : actTitleKey(title) === actTitleKey(repeal.by),
  );
  const [only] = isListed && fitting.length > 1 ? [] : fitting;
  if (!isListed) return { ...repeal, by: `The ${repeal.by}`, byId: only?.id ?? '' };
  if (only !== undefined) {
    const on = REPEALING.test(only.title) ? only.decided_on : null;
    return { ...repeal, on, by: only.title, byId: only.id };
  }
  const [title] = titles.length === 1 ? titles : [];
  return { ...repeal, by: title === undefined ? repeal.by : `The ${title.title}`, byId: '' };
}
