import { findDates, readDate } from './dates.js';

/** The ISO form of a date that a person gave, or why it is none. */
export type GivenDate =
  { readonly iso: string; readonly problem?: undefined } | { readonly iso?: undefined; readonly problem: string };

/** A time behind the day, as programs write it, perhaps with its zone: `T18:30:00.000Z`, `20:00:00 GMT-0500 (EST)`. */
const TIME_BEHIND =
  /[T\s,]{1,3}(?<hour>\d{1,2}):(?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?\s?(?<half>[AP])?(?:\.?M\.?)?\s?(?<zone>Z|(?:GMT|UTC)?[+-]\d\d(?::?\d\d)?|GMT|UTC|IST)?(?:\s?\([^()]*\))?$/i;
const OFFSET = /(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)?$/;
/** A day with year, month and day in this order. */
const YEAR_FIRST = /^(?<year>\d{4})(?:-|\/|\.|\s+)(?<month>\d{1,2})(?:-|\/|\.|\s+)(?<day>\d{1,2})$/;
/** The same with the day first, and figures or the name of a month. */
const DAY_FIRST = /^(?<day>\d{1,2})(?:-|\/|\.|\s+)(?<month>\d{1,2})(?:-|\/|\.|\s+)(?<year>\d{4})$/;
/** The signs on both sides of a month's name in a date of a spreadsheet, such as `11-Mar-2019`. */
const BESIDE_MONTH = /(?<=\d)[-/.](?=[a-z]{3,9}\b)|(?<=\b[a-z]{3,9})[-/.](?=\d)/gi;
/** Days since the end of 1899, as spreadsheets store a day: four to six digits, perhaps with a time as a fraction. */
const SERIAL = /^\d{4,6}(?:\.\d+)?$/;
/** A spreadsheet counts from 30 December 1899; before March 1900 its days are wrong by one. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const LEAST_SERIAL = 61;
const DAY = 86_400_000;
/** India is five and a half hours ahead: its day begins earlier than that of the server's clock. */
const MINUTE = 60_000;
const INDIA_MINUTES = 330;
const INDIA_AHEAD = INDIA_MINUTES * MINUTE;

const ADVICE = 'write it like 2024-03-05, 05-03-2024 or 5 March 2024';

/**
 * Reads the date of a judgment that a person gave in a table or a record. The day comes first unless the year does. A time
 * with a zone gives the day in India: a program there writes midnight as 18:30 of the day before in UTC.
 */
export function readGivenDate(given: string, now: number = Date.now()): GivenDate {
  const text = given.trim().replace(/\s+/g, ' ');
  const iso = read(text);
  if (iso === undefined) return { problem: problemOf(text) };
  const tomorrow = new Date(now + INDIA_AHEAD + DAY).toISOString().slice(0, 10);
  return iso > tomorrow ? { problem: `The date "${given}" has not come yet.` } : { iso };
}

function read(text: string): string | undefined {
  const iso = readDay(text.replace(TIME_BEHIND, ''));
  const time = TIME_BEHIND.exec(text)?.groups;
  if (iso === undefined || time?.['zone'] === undefined) return iso;
  return new Date(Date.parse(iso) + minutesInIndia(time) * MINUTE).toISOString().slice(0, 10);
}

function readDay(text: string): string | undefined {
  const first = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text);
  if (first?.groups === undefined) {
    const [date, ...others] = findDates(text.replaceAll(BESIDE_MONTH, ' '));
    return others.length === 0 ? date?.iso : undefined;
  }
  const { year = '', month = '', day = '' } = first.groups;
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? undefined;
}

/** Minutes from the midnight with which the written day begins, by the clocks of India. */
function minutesInIndia({ hour, minute, half, zone = '' }: Readonly<Record<string, string | undefined>>): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const written = hours * 60 + Number(minute);
  if (/^IST$/i.test(zone)) return written;
  const offset = OFFSET.exec(zone)?.groups;
  const ahead = Number(offset?.['hours'] ?? 0) * 60 + Number(offset?.['minutes'] ?? 0);
  return written - (offset?.['sign'] === '-' ? -ahead : ahead) + INDIA_MINUTES;
}

function problemOf(text: string): string {
  if (text === '') return `The date is empty; ${ADVICE}.`;
  if (SERIAL.test(text) && Number(text) >= LEAST_SERIAL) {
    const day = new Date(SERIAL_START + Math.floor(Number(text)) * DAY);
    const shown = Number.isNaN(day.getTime()) ? '' : ` (${day.toISOString().slice(0, 10)})`;
    return `The date "${text}" is the number of a day in a spreadsheet${shown}; format the column as a date, or ${ADVICE}.`;
  }
  const plain = text.replace(TIME_BEHIND, '');
  if (findDates(plain).length > 1) return `The date "${text}" has several days; write one.`;
  const parts = (YEAR_FIRST.exec(plain) ?? DAY_FIRST.exec(plain))?.groups;
  if (parts !== undefined) {
    const { year = '', month = '', day = '' } = parts;
    if (Number(month) > 12 && Number(day) <= 12)
      return `The date "${text}" has no month ${Number(month)}; write the day before the month, or ${ADVICE}.`;
    if (Number(year) >= new Date().getUTCFullYear() + 1) return `The date "${text}" has not come yet.`;
    return `The calendar has no day "${text}"; ${ADVICE}.`;
  }
  return `The date "${text}" cannot be read; ${ADVICE}.`;
}
