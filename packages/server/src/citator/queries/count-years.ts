import type { YearCount } from '@headnote/core/contract';

/** Counts ISO dates by their years, in order; dates that are not known are left out. */
export function countYears(dates: readonly (string | null)[]): YearCount[] {
  const counts = new Map<number, number>();
  for (const date of dates) {
    const year = Number(date?.slice(0, 4) ?? 0);
    if (year > 0) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => one - other).map(([year, count]) => ({ year, count }));
}
