const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What a document without a known date shows in its place. */
export const DATE_NOT_KNOWN = 'Date not known';

/** The parts of an ISO date; the month is spelt out in English. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Splits an ISO date (`1973-04-24`, a time behind it is ignored) into `24`, `April`, `1973`.
 * Undefined for null, a text that is no date, or a day that does not exist.
 */
export function dateParts(iso: string | null | undefined): DateParts | undefined {
  // Read as text: a Date object would move the day in time zones west of UTC.
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(iso ?? '');
  if (!match) return undefined;
  const [, year = '', monthNumber = '', day = ''] = match;
  const month = months[Number(monthNumber) - 1];
  const lastDay = new Date(Date.UTC(Number(year), Number(monthNumber), 0)).getUTCDate();
  if (!month || Number(day) < 1 || Number(day) > lastDay) return undefined;
  return { day, month, year };
}

/** Date as `dd MMMM yyyy` in en-US, for example `24 April 1973`; `Date not known` for anything that is no date. */
export function formatDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : DATE_NOT_KNOWN;
}
