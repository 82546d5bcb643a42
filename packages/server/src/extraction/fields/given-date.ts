import { findDates, readDate } from './dates.js';

/** The ISO form of a date that a person gave, or why it is none. */
export type GivenDate =
  { readonly iso: string; readonly problem?: undefined } | { readonly iso?: undefined; readonly problem: string };

/** A day with year, month and day in this order, perhaps with a time behind it, as programs write it. */
const YEAR_FIRST =
  /^(?<year>\d{4})(?:-|\/|\.|\s+)(?<month>\d{1,2})(?:-|\/|\.|\s+)(?<day>\d{1,2})(?:[T\s]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:Z|[AP]\.?M\.?|[+-]\d\d:?\d\d)?)?$/i;
/** The same with the day first, and figures or the name of a month. */
const TIME_BEHIND = /[T\s,]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:Z|[AP]\.?M\.?|[+-]\d\d:?\d\d)?$/i;
const DAY_FIRST = /^(?<day>\d{1,2})(?:-|\/|\.|\s+)(?<month>\d{1,2})(?:-|\/|\.|\s+)(?<year>\d{4})$/;
/** What spreadsheets put beside the name of a month: `11-Mar-2019`. */
const BESIDE_MONTH = /(?<=\d)[-/.](?=[a-z]{3,9}\b)|(?<=\b[a-z]{3,9})[-/.](?=\d)/gi;
/** Days since the end of 1899, as spreadsheets store a day: four to six digits, perhaps with a time as a fraction. */
const SERIAL = /^\d{4,6}(?:\.\d+)?$/;
/** A spreadsheet counts from 30 December 1899; before March 1900 its days are wrong by one. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const LEAST_SERIAL = 61;
const DAY = 86_400_000;
/** India is five and a half hours ahead: its day begins earlier than that of the server's clock. */
const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

const ADVICE = 'write it like 2024-03-05, 05-03-2024 or 5 March 2024';

/** Reads the date of a judgment that a person gave in a table or a record. The day comes first unless the year does. */
export function readGivenDate(given: string, now: number = Date.now()): GivenDate {
  const text = given.trim().replace(/\s+/g, ' ');
  const iso = read(text);
  if (iso === undefined) return { problem: problemOf(text) };
  const tomorrow = new Date(now + INDIA_AHEAD + DAY).toISOString().slice(0, 10);
  return iso > tomorrow ? { problem: `The date "${given}" has not come yet.` } : { iso };
}

function read(text: string): string | undefined {
  const first = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text.replace(TIME_BEHIND, ''));
  if (first?.groups === undefined) {
    const [date, ...others] = findDates(text.replace(TIME_BEHIND, '').replaceAll(BESIDE_MONTH, ' '));
    return others.length === 0 ? date?.iso : undefined;
  }
  const { year = '', month = '', day = '' } = first.groups;
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? undefined;
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
  const parts = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(plain))?.groups;
  if (parts !== undefined) {
    const { year = '', month = '', day = '' } = parts;
    if (Number(month) > 12 && Number(day) <= 12)
      return `The date "${text}" has no month ${Number(month)}; write the day before the month, or ${ADVICE}.`;
    if (Number(year) >= new Date().getUTCFullYear() + 1) return `The date "${text}" has not come yet.`;
    return `The calendar has no day "${text}"; ${ADVICE}.`;
  }
  return `The date "${text}" cannot be read; ${ADVICE}.`;
}
