import { DATE_NOT_KNOWN, months } from './date-words.js';

export { DATE_NOT_KNOWN } from './date-words.js';

/** The parts of a date. The month is its name. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Splits an ISO date (`1973-04-24`, optionally with a time) into `24`, `April`, `1973`. Returns undefined for null, other
 * texts, and days that do not exist.
 */
export function dateParts(iso: string | null | undefined): DateParts | undefined {
  // Do not use a Date object: it would shift the day in time zones west of UTC.
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(iso ?? '');
  if (!match) return undefined;
  const [, year = '', monthNumber = '', day = ''] = match;
  const month = months[Number(monthNumber) - 1];
  const lastDay = new Date(Date.UTC(Number(year), Number(monthNumber), 0)).getUTCDate();
  if (!month || Number(day) < 1 || Number(day) > lastDay) return undefined;
  return { day, month, year };
}

/** Formats a date as `dd MMMM yyyy`, for example `24 April 1973`. Returns `Date not known` for anything but a date. */
export function formatDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : DATE_NOT_KNOWN;
}
