const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const monthName =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

/** Dates as Indian courts print them, day first in figures. Global and case-insensitive; use a fresh copy for each scan. */
const forms: readonly RegExp[] = [
  /\b(?<day>\d{1,2})\s?[./-]\s?(?<month>\d{1,2})\s?[./-]\s?(?<year>\d{4})\b/gi,
  new RegExp(
    `\\b(?<day>\\d{1,2})\\s?(?:st|nd|rd|th)?(?:\\s?day)?(?:\\s?of)?[\\s,.-]*(?<month>${monthName})[\\s,.]*(?<year>\\d{4})\\b`,
    'gi',
  ),
  new RegExp(`\\b(?<month>${monthName})\\.?\\s?(?<day>\\d{1,2})\\s?(?:st|nd|rd|th)?\\s?,?\\s?(?<year>\\d{4})\\b`, 'gi'),
];

/** No court whose decisions are collected is older than this. */
const earliestYear = 1800;

/** A date found in a text. */
export interface FoundDate {
  /** ISO date. */
  readonly iso: string;
  /** Offset of its first character. */
  readonly index: number;
  /** Number of characters it takes. */
  readonly length: number;
}

/** Finds the dates in a line, in their order. Leaves out days that the calendar does not have. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const { day = '', month = '', year = '' } = match.groups ?? {};
      const iso = isoDate(Number(year), monthNumber(month), Number(day));
      if (iso !== undefined) found.push({ iso, index: match.index, length: match[0].length });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

const lettersOf = (word: string): string => word.toLowerCase().split('').toSorted().join('');
const monthByLetters = new Map(months.map((name) => [lettersOf(name), name]));

/** Puts the letters of a month's name in order that were typed in another one behind its first: `SEPTEMEBR`. */
export function withMonthsSpelt(line: string): string {
  return line.replace(/\b[a-z]{5,9}\b/gi, (word) => {
    const month = monthByLetters.get(lettersOf(word));
    return month?.startsWith(word.charAt(0).toLowerCase()) ? month : word;
  });
}

/** The ISO form of a date that is written alone, `DD-MM-YYYY` or with a month's name, or null. */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(trimmed)) {
    return isoDate(Number(trimmed.slice(0, 4)), Number(trimmed.slice(5, 7)), Number(trimmed.slice(8))) ?? null;
  }
  return findDates(trimmed)[0]?.iso ?? null;
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const start = text.toLowerCase().slice(0, 3);
  return months.findIndex((name) => name.startsWith(start)) + 1;
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < earliestYear || month < 1 || month > 12 || day < 1) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return undefined;
  if (date.getTime() > Date.now() + 366 * 86_400_000) return undefined;
  return date.toISOString().slice(0, 10);
}
