import type { Store } from '../store/database.js';
import { selectCopies } from './sources.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';

/** Numbers of documents in the library. `samples` are documents of the fictional sample; `cases` and `acts` include them. */
export interface DocumentCounts {
  readonly cases: number;
  readonly acts: number;
  readonly samples: number;
  /** The judgments among the samples. */
  readonly sampleCases: number;
}

/** True if the library has documents of the fictional sample. */
export async function hasSample({ db }: Pick<Store, 'db'>): Promise<boolean> {
  // With the kinds, so that both databases look into the index.
  const found = await db
    .selectFrom('documents')
    .select('is_sample')
    .where('kind', 'in', ['case', 'act'])
    .where('is_sample', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts the documents of the library; a judgment from several sources counts once. */
export async function countDocuments({ db }: Pick<Store, 'db'>): Promise<DocumentCounts> {
  const counted = db
    .selectFrom('documents')
    .select(({ fn }) => ['kind', 'is_sample', fn.countAll<LargeInteger>().as('documents')])
    .groupBy(['kind', 'is_sample']);
  // All are counted in the index alone, and the few copies by their keys: a count without them reads every row.
  const all = await counted.execute();
  const copies = await counted.where('id', 'in', selectCopies(db)).execute();
  const rows = [
    ...all.map((row) => ({ ...row, documents: readInteger(row.documents) })),
    ...copies.map((row) => ({ ...row, documents: -readInteger(row.documents) })),
  ];
  let cases = 0;
  let acts = 0;
  let samples = 0;
  let sampleCases = 0;
  for (const { kind, is_sample, documents: count } of rows) {
    if (kind === 'case') cases += count;
    else acts += count;
    if (is_sample !== 1) continue;
    samples += count;
    if (kind === 'case') sampleCases += count;
  }
  return { cases, acts, samples, sampleCases };
}

/** The numbers that readers see: without the sample if there are real judgments, as searches have them. */
export function shownCounts({
  cases,
  acts,
  samples,
  sampleCases,
}: DocumentCounts): Pick<DocumentCounts, 'cases' | 'acts'> {
  const isBesideReal = sampleCases > 0 && cases > sampleCases;
  return isBesideReal ? { cases: cases - sampleCases, acts: acts - (samples - sampleCases) } : { cases, acts };
}
