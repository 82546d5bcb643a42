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

/** Counts the documents of the library; a judgment from several sources counts once. */
export async function countDocuments(store: Store): Promise<DocumentCounts> {
  const rows = await store.db
    .selectFrom('documents')
    .select(({ fn }) => ['kind', 'is_sample', fn.countAll<LargeInteger>().as('documents')])
    .where('id', 'not in', selectCopies(store.db))
    .groupBy(['kind', 'is_sample'])
    .execute();
  let cases = 0;
  let acts = 0;
  let samples = 0;
  let sampleCases = 0;
  for (const { kind, is_sample, documents } of rows) {
    const count = readInteger(documents);
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
