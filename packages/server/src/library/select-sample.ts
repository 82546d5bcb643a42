import type { Kysely } from 'kysely';
import type { Database, Store } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { readList } from './document-record.js';
import { formatHouseCitation } from './house-citation.js';

/** The series in which the judgments of the sample have their own citations. */
export const SAMPLE_SERIES = 'HNS';
/** That of its acts. */
const ACTS_SERIES = 'HNSA';

/**
 * Selects the ids of the judgments of the fictional sample if the library also has real ones, to leave them out of lists. By their
 * house citations, which have an index: no list waits for a pass over all documents.
 */
export function selectSampleBesideReal(db: Kysely<Database>) {
  return db
    .selectFrom('citation_keys as sample')
    .select('sample.document_id')
    .where('sample.book', '=', SAMPLE_SERIES)
    .where((is) =>
      is.exists(is.selectFrom('citation_keys as real').select('real.document_id').where('real.book', '=', 'HN')),
    );
}

/** Whether the library has judgments of the sample and real ones. */
export async function isSampleBesideReal({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const found = await selectSampleBesideReal(db).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Reads how many judgments of the sample each judge has, by the printed name; none if the library has no real judgments. */
export async function sampleJudges({ db }: Pick<Store, 'db'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select('judges')
    .where('id', 'in', selectSampleBesideReal(db))
    .execute();
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ judges }) => readList(judges))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns those of some acts that belong to the sample, if the library also has real judgments. */
export async function sampleActs(store: Pick<Store, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !(await isSampleBesideReal(store))) return new Set();
  const rows = await store.db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', ids)
    .where('is_sample', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Counts the documents of the sample that have each of some names of the completions, by the id of the name; none if the library has
 * no real judgments.
 */
export async function sampleUses(
  { db }: Pick<Store, 'db'>,
  nameIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (nameIds.length === 0) return new Map();
  const cases = await selectSampleBesideReal(db).execute();
  if (cases.length === 0) return new Map();
  const acts = await sampleActIds(db);
  const rows = await db
    .selectFrom('completion_uses')
    .select('name_id')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('uses'))
    .where('name_id', 'in', nameIds)
    .where('document_id', 'in', [...cases.map((row) => row.document_id), ...acts])
    .groupBy('name_id')
    .execute();
  return new Map(rows.map(({ name_id: id, uses }) => [id, readInteger(uses)]));
}

/** By the numbers that the sample has given to its acts: no column of documents has an index for them. */
async function sampleActIds(db: Kysely<Database>): Promise<readonly string[]> {
  const given = await db.selectFrom('house_numbers').selectAll().where('series', '=', ACTS_SERIES).execute();
  const citations = given.flatMap(({ series, year, last_number: last }) =>
    Array.from({ length: last }, (_, at) => formatHouseCitation({ series, year, number: at + 1 })),
  );
  if (citations.length === 0) return [];
  const rows = await db.selectFrom('documents').select('id').where('house_citation', 'in', citations).execute();
  return rows.map(({ id }) => id);
}
