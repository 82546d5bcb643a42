/** Number of items in a year. */
export interface YearCount {
  /** Year with four digits. */
  year: number;
  /** Number of items. */
  count: number;
}

/** Range of years, including both ends. */
export interface YearRange {
  /** First year. */
  from: number;
  /** Last year. */
  to: number;
}

/** Sorts two years and limits them to the bounds. */
export function orderRange(one: number, other: number, bounds: YearRange): YearRange {
  const within = (year: number) => Math.min(bounds.to, Math.max(bounds.from, Math.round(year)));
  return { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
}

/** Returns true when both ranges contain the same years. */
export function isSameRange(one: YearRange, other: YearRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Step of the Page keys, in years. */
const PAGE_YEARS = 10;

/** Returns the year that a key of a slider leads to; undefined for other keys. */
export function yearAfterKey(key: string, year: number, bounds: YearRange): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: year + 1,
    ArrowUp: year + 1,
    ArrowLeft: year - 1,
    ArrowDown: year - 1,
    PageUp: year + PAGE_YEARS,
    PageDown: year - PAGE_YEARS,
    Home: bounds.from,
    End: bounds.to,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(bounds.to, Math.max(bounds.from, next));
}
