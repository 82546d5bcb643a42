/** How many things were counted in a year. */
export interface YearCount {
  year: number;
  count: number;
}

/** Years from one to another, both included. */
export interface YearRange {
  from: number;
  to: number;
}

/** The range in the right order, inside the bounds. */
export function orderRange(one: number, other: number, bounds: YearRange): YearRange {
  const within = (year: number) => Math.min(bounds.to, Math.max(bounds.from, Math.round(year)));
  return { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
}

/** True for the same years. */
export function isSameRange(one: YearRange, other: YearRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** A decade, which is what a page key moves by. */
const PAGE_YEARS = 10;

/** The year a key leads to from another, as a slider has it; undefined for a key that is not for it. */
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
