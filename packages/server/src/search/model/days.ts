/** Day 0; earlier than every act and judgment of the subcontinent's courts. */
const EPOCH = Date.UTC(1600, 0, 1);
const MS_PER_DAY = 86_400_000;

/** Last day number: 3034-12-31. No document has a later date. */
export const LAST_DAY = 524_287;

/** Returns the day number (days since 1600-01-01) of an ISO date; undefined if it is not a date or out of range. */
export function dayOf(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A day beyond the end of its month moves into the next month, which the comparison detects.
  if (new Date(time).toISOString().slice(8, 10) !== day) return undefined;
  const number = (time - EPOCH) / MS_PER_DAY;
  return number >= 0 && number <= LAST_DAY ? number : undefined;
}

/** Returns the ISO date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(EPOCH + day * MS_PER_DAY).toISOString().slice(0, 10);
}

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** Returns the first and last day number of a date, a month (`1973-04`) or a year (`1973`), clamped to the range. */
export function dayBounds(text: string): { readonly first: number; readonly last: number } | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (Number(year) < 1600) return { first: -1, last: -1 };
  const first = dayOf(`${year}-${month ?? '01'}-${day ?? '01'}`);
  const isKnown = Number(year) > 3034 || first !== undefined;
  if (!isKnown) return undefined;
  if (first === undefined) return { first: LAST_DAY + 1, last: LAST_DAY + 1 };
  const next = Date.UTC(Number(year), month === undefined ? 12 : Number(month), 1);
  return { first, last: day === undefined ? (next - EPOCH) / MS_PER_DAY - 1 : first };
}
