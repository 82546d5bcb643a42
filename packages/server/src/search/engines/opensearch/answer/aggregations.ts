import type { EngineBucket } from '../../../model/engine.js';
import type { EngineRequest } from '../../../model/engine-request.js';
import { indexFields } from '../names.js';

/** More periods than there are months since 1600. */
const MAX_PERIODS = 20_000;

/** Each shard counts more values than asked for, so that the sums are right. */
const PER_SHARD = 10_000;

/** Aggregations have numbers in place of the reader's names. */
const nameOf = (index: number) => `a${index}`;

/**
 * Returns the aggregations of OpenSearch: values by count, then by value; periods by time. Each counts the documents that
 * match the choices of other names; `choices` are compiled.
 */
export function aggregationsOf(
  { aggregations, histograms = [] }: EngineRequest,
  choices: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const all = [
    ...aggregations.map(({ field, size }) => ({
      terms: { field, size, shard_size: Math.max(size, PER_SHARD), order: [{ _count: 'desc' }, { _key: 'asc' }] },
    })),
    ...histograms.map(({ interval }) => ({
      terms: {
        field: interval === 'year' ? indexFields.year : indexFields.month,
        size: MAX_PERIODS,
        order: { _key: 'asc' },
      },
    })),
  ];
  const names = [...aggregations, ...histograms].map(({ name }) => name);
  return Object.fromEntries(
    all.map((each, index) => {
      const filter = [...choices].filter(([name]) => name !== names[index]).map(([, choice]) => choice);
      return [nameOf(index), { filter: { bool: { filter } }, aggs: { [WITHIN]: each } }];
    }),
  );
}

/** Name of the count in the documents of its filter. */
const WITHIN = 'within';

/** The aggregations of an answer. */
export type AnsweredAggregations = Readonly<
  Record<
    string,
    {
      readonly [WITHIN]: { readonly buckets: readonly { readonly key: string | number; readonly doc_count: number }[] };
    }
  >
>;

/** Returns the counts by the reader's names; a later one replaces one of the same name. */
export function bucketsOf(
  { aggregations, histograms = [] }: EngineRequest,
  answered: AnsweredAggregations = {},
): Record<string, readonly EngineBucket[]> {
  const counted: Record<string, readonly EngineBucket[]> = {};
  for (const [index, { name }] of [...aggregations, ...histograms].entries()) {
    const buckets = answered[nameOf(index)]?.[WITHIN].buckets ?? [];
    counted[name] = buckets.map(({ key, doc_count: count }) => ({ key, count }));
  }
  return counted;
}
