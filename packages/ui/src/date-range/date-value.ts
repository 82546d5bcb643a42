import { dateParts } from '@headnote/core/format';
import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { plainDigits } from '../internal/plain-digits.js';

/** First and last day of a range, as ISO dates (`1973-04-24`). Both are optional. */
export interface DateRangeValue {
  /** First day; missing for an open start. */
  from?: string | undefined;
  /** Last day; missing for an open end. */
  to?: string | undefined;
}

/** Reads an ISO 8601 interval (`1973-04-24/1990-12-31`). Both sides are optional. */
export function rangeOf(interval: string): DateRangeValue {
  const [from, to] = interval.split('/');
  return tidyRange({ from, to });
}

/** Removes invalid dates from a range. */
export function tidyRange(range: DateRangeValue | null | undefined): DateRangeValue {
  const [from, to] = [dateOf(range?.from)?.toString(), dateOf(range?.to)?.toString()];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Writes a range as an ISO 8601 interval; an empty string for all dates. */
export const intervalOf = ({ from = '', to = '' }: DateRangeValue): string => (from || to ? `${from}/${to}` : '');

/** Error of a date: `half` incomplete, `unreal` no such day, `unread` an unreadable paste. */
export type DateFault = 'half' | 'unreal' | 'unread';

/** Import one calendar only: the library's other twelve stay out of the bundle. */
const gregorian = new GregorianCalendar();
export const createCalendar = () => gregorian;

/** Parses an ISO date. Returns null for an empty text and for a day that does not exist. */
export function dateOf(iso: string | undefined): CalendarDate | null {
  return iso && dateParts(iso) ? parseDate(iso.slice(0, 10)) : null;
}

/** Smaller years are still being typed. */
const FIRST_YEAR = 1000;

/** Returns true when a year has all of its digits. */
export const isWholeYear = (year: number | null | undefined): boolean => (year ?? 0) >= FIRST_YEAR;

/** Returns the ISO date of the parts; undefined when a part is incomplete or the day does not exist. */
export function isoOf(
  parts: readonly { type: string; value?: number | null | undefined; isPlaceholder: boolean }[],
): string | undefined {
  if (parts.some((one) => one.isPlaceholder || (one.type === 'year' && !isWholeYear(one.value)))) return undefined;
  const part = (type: string, width: number) =>
    String(parts.find((one) => one.type === type)?.value ?? '').padStart(width, '0');
  return dateOf(`${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`)?.toString();
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Month names as everywhere in the library. */
export const monthNames: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 12 },
  (_, at) => dateParts(`2000-${twoDigits(at + 1)}-01`)?.month ?? '',
);

/** Month, from 1, that some letters begin; 0 when several months match, undefined when none does. */
export function monthOf(letters: string): number | undefined {
  const names = monthNames.filter((name) => name.toLowerCase().startsWith(letters.toLowerCase()));
  const [name] = names;
  if (!name) return undefined;
  return names.length > 1 ? 0 : monthNames.indexOf(name) + 1;
}

/** Parses a pasted date: `24 April 1973`, `24th Apr, 1973`, `24/4/1973`, `24-04-1973`, `24.4.1973` or ISO. */
export function readDate(pasted: string): CalendarDate | null {
  const text = plainDigits(pasted);
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return dayOf(iso[3], Number(iso[2]), iso[1]);
  const found = /^\s*(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|\p{L}{3,9})\.?,?[\s./-]+(\d{4})\s*$/iu.exec(text);
  if (!found) return null;
  const [, day, month = '', year] = found;
  return dayOf(day, Number(month) || (monthOf(month) ?? 0), year);
}

function dayOf(day: string | undefined, month: number, year: string | undefined): CalendarDate | null {
  return dateOf(`${year ?? ''}-${twoDigits(month)}-${twoDigits(Number(day))}`);
}
