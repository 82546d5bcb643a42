import { figureOf } from '../internal/figure-of.js';
import { listOf } from '../internal/list-of.js';
import type { YearCount, YearRange } from './year-range.js';

/** Years have four digits. A longer one is an error and would make an endless axis. */
const [FIRST_YEAR, LAST_YEAR] = [1000, 9999];

const yearOf = (sent: unknown): number | undefined => {
  const year = figureOf(sent);
  return year !== undefined && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
};

/** Returns each valid year with a count, once. Other entries are left out. */
export function tidyYears(years: readonly YearCount[]): YearCount[] {
  const counts = new Map<number, number>();
  for (const sent of listOf(years)) {
    const year = yearOf(sent.year);
    const count = figureOf(sent.count) ?? 0;
    if (year !== undefined && count > 0) counts.set(year, (counts.get(year) ?? 0) + count);
  }
  return [...counts].map(([year, count]) => ({ year, count }));
}

/** Sorts the ends of a range; undefined when an end is not a year. */
export function tidyRange(range: YearRange | null | undefined): YearRange | undefined {
  const [one, other] = [yearOf(range?.from), yearOf(range?.to)];
  if (one === undefined || other === undefined) return undefined;
  return { from: Math.min(one, other), to: Math.max(one, other) };
}
