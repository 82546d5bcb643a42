import { matchAt, textAt } from './match-at.js';
import { mendDigits } from './read-before.js';
import { readPinpoint } from './read-pinpoint.js';
import { courtAt } from './read-table.js';
import type { Reading } from './reading.js';
import { romanValue } from './roman-value.js';
import { takeWord } from './take-word.js';

/** Blanks and marks in front of a part, which is on none but the next line, and the word in front of a page. */
const GAP = /(?![\s.,:)\]\-–]{0,12}\n[ \t\r]*\n)[\s.,:)\]\-–]{0,12}(?:(?:pages?|p[pg]?)[.\s]{0,3}(?=\d))?/iy;
/**
 * A part in front of the page: a bracket that the Supreme Court's own headnotes open before a page and close behind the next year,
 * `SCC (2) [441 JT 1995 ]`; what stands in brackets; a number in which letters stand for digits, `2l5`, `1O4`; a number, which ends
 * before the year of the next citation glued to it; pages of an appendix, `A33`, `SP10`; a word.
 */
const PART =
  /\[(\d{1,4})(?=\s[A-Z])|\s?[([]\s{0,3}([^()[\]]{1,40}?)\s{0,3}[)\]]|((?=\d*[lIO])(?=[lIO]*\d)[\dlIO]{2,6}(?![A-Za-z\d]))|(\d{1,6}(?!\d)|\d{1,4}(?=(?:1[89]|20)\d\d\s[A-Z]))|((?:SP|[A-Z])\d{1,5}(?![A-Za-z\d]))|([A-Za-z][A-Za-z&.]{0,20})/y;

/** What makes a page doubtful that ends before it: `2Z5`, `22S`, `5C 1461`, `14 61`. */
const DOUBTFUL = /^(?:[A-Z]\s?\d|[SZ](?!\.?[A-Za-z])|[ \u00a0]\d\d(?=\s*(?:$|[.,;:)\]])))/;

const gapEnd = (text: string, from: number): number => from + textAt(GAP, text, from).length;

/** Whether what stands behind a part, and what parts it from the next, begins as it should. */
const leadsTo = (text: string, from: number, next: RegExp): boolean => next.test(text.charAt(gapEnd(text, from)));

/** Reads all that stands behind the name of a series into a reading; false where no page follows and it says nothing without. */
export function readAfter(text: string, reading: Reading): boolean {
  // More parts between the name and the page are a sentence, not a citation.
  for (let part = 0; part < 6 && !reading.page; part += 1) {
    const end = readPart(text, gapEnd(text, reading.end), reading);
    if (!end) break;
    reading.end = end;
  }
  if (!reading.page && !isPageless(text, reading)) return false;
  if (DOUBTFUL.test(text.slice(reading.end, reading.end + 8))) return false;
  readBehindPage(text, reading);
  return true;
}

/** Year and court of a series that is named first say that a page is missing: `A.I.R. (37) 1950 Punjab`. */
const isPageless = (text: string, { row, year = 0, court, end }: Reading): boolean =>
  row.name === 'AIR' &&
  year >= row.since &&
  court !== undefined &&
  /^\.?\s*(?:$|[,;:)\]]|\(India)|^\.\s/.test(text.slice(end, end + 8));

/** Reads one part. Gives where it ends, undefined where it is none of ours. */
function readPart(text: string, at: number, reading: Reading): number | undefined {
  const { marks } = reading.row;
  const namesCourt = marks.includes('c');
  const isFree = !reading.volume;
  const [whole = '', open, inner, misread, number, lettered, word] = matchAt(PART, text, at) ?? [];
  const end = at + whole.length;
  if (inner) {
    if (/^\d+$/.test(inner)) takeNumber(reading, inner, isFree && leadsTo(text, end, /[\d([A-Z]/));
    else if (isFree && /^[IVX]+$/.test(inner)) reading.volume = String(romanValue(inner));
    else if (!takeWord(reading, inner)) return undefined;
    return end;
  }
  const page = open ?? (namesCourt ? undefined : lettered);
  if (page) {
    reading.page = page;
    return end;
  }
  const digits = misread ?? number;
  if (!digits) return readBareWord(text, at, reading, word ?? lettered?.[0]);
  const mayBeVolume = namesCourt && !reading.court && (reading.year ? isFree : marks.includes('v'));
  if (misread) reading.damaged = true;
  takeNumber(reading, mendDigits(digits), mayBeVolume && leadsToCourt(text, end));
  return end;
}

/** A number is the year, the volume where it leads to a page, or the page. */
function takeNumber(reading: Reading, digits: string, leads: boolean): void {
  // Behind volume and court stands the page: `ILR 44 Cal 1011`.
  if (digits.length === 4 && reading.row.marks.includes('y') && !(reading.year ?? (reading.volume && reading.court)))
    reading.year = Number(digits);
  else if (digits.length < 4 && leads) reading.volume = digits;
  else reading.page = digits;
}

/** A court and a page follow: `1 All 5`. */
function leadsToCourt(text: string, from: number): boolean {
  const court = courtAt(text, gapEnd(text, from));
  return court ? leadsTo(text, court.end, /\d/) : false;
}

function readBareWord(text: string, at: number, reading: Reading, word = ''): number | undefined {
  const namesCourt = reading.row.marks.includes('c');
  const court = courtAt(text, at);
  const follows = (end: number) =>
    leadsTo(text, end, /[\d([]/) ||
    (namesCourt && leadsToCourt(text, end)) ||
    /^\s*online/i.test(text.slice(end, end + 10));
  if (court && namesCourt && (!reading.court || follows(court.end))) {
    if (reading.court) reading.damaged = true;
    reading.court = court.value;
    return court.end;
  }
  const end = at + word.length;
  return word && follows(end) && takeWord(reading, word) ? end : undefined;
}

function readBehindPage(text: string, reading: Reading): void {
  const letter = textAt(/[A-Z](?![A-Za-z\d])/y, text, reading.end);
  reading.suffix ??= letter || undefined;
  reading.end += letter.length;
  for (let round = 0; round < 2; round += 1) {
    const [group = '', , inner] = matchAt(PART, text, reading.end) ?? [];
    if (!inner || !takeBehind(reading, inner, group)) break;
    reading.end += group.length;
  }
  // Publishers of numbers add the court without brackets: `TMI 417 Gujarat High Court`.
  const court = courtAt(text, reading.end);
  if (
    court &&
    reading.row.kind === 'online' &&
    !reading.court &&
    /^[^.]*(?:SC|High\s?Court)$/.test(text.slice(reading.end, court.end))
  ) {
    reading.court = court.value;
    reading.end = court.end;
  }
  Object.assign(reading, readPinpoint(text, reading.end));
}

function takeBehind(reading: Reading, inner: string, group: string): boolean {
  const volume = /^Vol\.?\s?(\d+)$/.exec(inner)?.[1];
  if (volume) reading.volume ??= volume;
  else if (/^[A-Z]$/.test(inner)) reading.suffix ??= inner;
  else if (/\(\s?\d\d?\s?\)/.test(group)) reading.suffix ??= `(${inner})`;
  else return /^india$/i.test(inner) || takeWord(reading, inner, true);
  return true;
}
