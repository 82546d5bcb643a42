import type { EngineAnswer, EngineBucket } from '../../model/engine.js';
import { dateOfDay } from '../../model/days.js';
import type { Aggregation, EngineRequest, Histogram } from '../../model/engine-request.js';
import { type ColumnKeyword, type Columns } from './columns.js';
import { numbersOf } from './conditions.js';
import type { EvaluationContext } from './evaluation.js';

/** Counts for a request; without time for a count it is empty. `maskFor` marks the documents that a count is of. */
export function aggregate(
  { aggregations, histograms = [] }: Pick<EngineRequest, 'aggregations' | 'histograms'>,
  { columns, budget }: Pick<EvaluationContext, 'columns' | 'budget'>,
  maskFor: (count: Aggregation | Histogram) => Uint8Array,
): EngineAnswer['aggregations'] {
  const counted: Record<string, readonly EngineBucket[]> = {};
  for (const count of [...aggregations, ...histograms]) {
    if (budget.expired()) counted[count.name] = [];
    else if ('interval' in count) counted[count.name] = countPeriods(count, maskFor(count), columns);
    else counted[count.name] = countValues(count, maskFor(count), columns);
  }
  return counted;
}

/** Counts the values of a field in the marked documents: most frequent first, equal counts by value. */
function countValues(aggregation: Aggregation, mask: Uint8Array, columns: Columns): EngineBucket[] {
  const numbers = numbersOf(columns, aggregation.field);
  const buckets =
    numbers === undefined ? countTexts(columns, aggregation.field as ColumnKeyword, mask) : countNumbers(numbers, mask);
  return buckets.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, aggregation.size);
}

function countTexts(columns: Columns, field: ColumnKeyword, mask: Uint8Array): EngineBucket[] {
  const { codes, values } = columns.keywords[field];
  const counts = new Uint32Array(values.length);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) counts[codes[ordinal]!]! += mask[ordinal]!;
  const buckets: EngineBucket[] = [];
  for (let code = 1; code < counts.length; code += 1) {
    if (counts[code]! > 0) buckets.push({ key: values[code]!, count: counts[code]! });
  }
  return buckets;
}

function countNumbers(numbers: Float64Array, mask: Uint8Array): EngineBucket[] {
  const counts = new Map<number, number>();
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const value = numbers[ordinal]!;
    if (mask[ordinal] === 1 && !Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count }));
}

/** Length of the part of an ISO date that names the period. */
const PERIOD = { year: 4, month: 7 } as const;

/** Counts the marked documents of each year or month with documents, oldest first. */
function countPeriods({ field, interval }: Histogram, mask: Uint8Array, columns: Columns): EngineBucket[] {
  const periods = new Map<string, number>();
  for (const { key, count } of countNumbers(columns.numbers[field], mask)) {
    const period = dateOfDay(key as number).slice(0, PERIOD[interval]);
    periods.set(period, (periods.get(period) ?? 0) + count);
  }
  return [...periods].map(([key, count]) => ({ key, count })).sort((a, b) => (a.key < b.key ? -1 : 1));
}
