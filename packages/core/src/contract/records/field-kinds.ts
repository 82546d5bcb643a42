import type { ActRecord } from './act-record.js';
import type { CaseRecord } from './case-record.js';

/** How a field is written on the wire. A field without a kind is text. */
export type FieldKind = 'count' | 'flag' | 'date' | 'year' | 'names' | 'citations';

type AnyField = CaseRecord & ActRecord;

/** The kinds that fit a type of the record: a wrong kind below does not compile. */
type KindOf<T> = [T] extends [boolean]
  ? 'flag'
  : [T] extends [number]
    ? 'count'
    : [T] extends [readonly string[]]
      ? 'names' | 'citations'
      : [T] extends [number | null]
        ? 'year'
        : 'date';

/** Every field that is not plain text, for cases and acts. */
export const fieldKinds = {
  benchStrength: 'count',
  judges: 'names',
  judgeIds: 'names',
  advocates: 'names',
  advocateIds: 'names',
  decidedOn: 'date',
  otherCitations: 'citations',
  citations: 'citations',
  citedCount: 'count',
  referredCount: 'count',
  overruledCount: 'count',
  isReferred: 'flag',
  courtId: 'count',
  isSample: 'flag',
  sourceIds: 'citations',
  derivedFields: 'names',
  fieldSources: 'names',
  year: 'year',
  isAvailable: 'flag',
  asOn: 'date',
  repealedOn: 'date',
} as const satisfies {
  readonly [K in keyof AnyField as AnyField[K] extends string ? never : K]: KindOf<AnyField[K]>;
};
