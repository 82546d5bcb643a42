import { matchAt, textAt } from './match-at.js';
import { correctDigits } from './read-before.js';
import { readPinpoint } from './read-pinpoint.js';
import { courtAt } from './read-table.js';
import type { Reading } from './reading.js';
import { isNumeral, romanValue } from './roman-value.js';
import { applyWord } from './apply-word.js';

/** White space and punctuation before a part, on the same or the next line, and the word before a page. */
const GAP = /(?![\s.,:)\]\-–]{0,12}\n[ \t\r]*\n)[\s.,:)\]\-–]{0,12}(?:(?:pages?|p[pg]?)[.\s]{0,3}(?=\d))?/iy;
/**
 * A part before the page: a bracket that the Supreme Court's own headnotes open before a page and close after the next year,
 * `SCC (2) [441 JT 1995 ]`; text in brackets; a number with letters misread for digits, `2l5`, `1O4`; a number, which ends
 * before an attached year of the next citation; pages of an appendix, `A33`, `SP10`; a word.
 */
const PART =
  /\[(\d{1,4})(?=\s[A-Z])|\s?[([]\s{0,3}([^()[\]]{1,40}?)\s{0,3}[)\]]|((?=\d*[lIO])(?=[lIO]*\d)[\dlIO]{2,6}(?![A-Za-z\d]))|(\d{1,6}(?!\d)|\d{1,4}(?=(?:1[89]|20)\d\d\s[A-Z]))|((?:SP|[A-Z])\d{1,5}(?![A-Za-z\d]))|([A-Za-z][A-Za-z&.]{0,20})/y;

/** Text after a page that makes it doubtful: `2Z5`, `22S`, `5C 1461`, `14 61`. */
const DOUBTFUL = /^(?:[A-Z]\s?\d|[SZ](?!\.?[A-Za-z])|[ \u00a0]\d\d(?=\s*(?:$|[.,;:)\]])))/;

const gapEnd = (text: string, from: number): number => from + textAt(GAP, text, from).length;

/** Returns whether the next part begins with a character that matches the pattern. */
const leadsTo = (text: string, from: number, next: RegExp): boolean => next.test(text.charAt(gapEnd(text, from)));

/** Reads everything after the name of a series. Returns false if a page is required and does not follow. */
export function readAfter(text: string, reading: Reading): boolean {
  // With more parts before the page it is a sentence, not a citation.
  for (let part = 0; part < 6 && !reading.page; part += 1) {
    const end = readPart(text, gapEnd(text, reading.end), reading);
    if (!end) break;
    reading.end = end;
  }
  if (!reading.page && !isPageless(text, reading)) return false;
  const behind = text.slice(reading.end, reading.end + 8);
  // A split page has few digits before the blank; `812 14. We` is a page and the number of the next paragraph.
  const isNextNumber = (reading.page?.length ?? 0) > 2 && /^ \d\d\. ?[A-Z]/.test(behind);
  if (DOUBTFUL.test(behind) && !isNextNumber) return false;
  readAfterPage(text, reading);
  return true;
}

/** Returns whether an AIR citation has a year and a court but no page: `A.I.R. (37) 1950 Punjab`. */
const isPageless = (text: string, { row, year = 0, court, end }: Reading): boolean =>
  row.name === 'AIR' &&
  year >= row.since &&
  court !== undefined &&
  /^\.?\s*(?:$|[,;:)\]]|\(India)|^\.\s/.test(text.slice(end, end + 8));

/** Reads one part. Returns the index after it, or undefined if it is not part of a citation. */
function readPart(text: string, at: number, reading: Reading): number | undefined {
  const { marks } = reading.row;
  const namesCourt = marks.includes('c');
  const isFree = !reading.volume;
  const [whole = '', open, inner, misread, number, lettered, word] = matchAt(PART, text, at) ?? [];
  const end = at + whole.length;
  if (inner) {
    if (/^\d+$/.test(inner)) applyNumber(reading, inner, isFree && leadsTo(text, end, /[\d([A-Z]/));
    else if (isFree && !(namesCourt && reading.row.kind === 'online') && /^[IVX]+$/.test(inner) && isNumeral(inner))
      reading.volume = String(romanValue(inner));
    else if (!applyWord(reading, inner)) return undefined;
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
  // `(1976) SCC 2 310`: a series that needs a volume has it behind its name.
  const isBehind = !namesCourt && isFree && /v/i.test(marks) && /^\d\d?$/.test(digits) && leadsTo(text, end, /[1-9]/);
  if (isBehind) reading.damaged = true;
  applyNumber(reading, correctDigits(digits), isBehind || (mayBeVolume && leadsToCourt(text, end)));
  return end;
}

/** Stores a number as the year, as the volume if it leads to a page, or as the page. */
function applyNumber(reading: Reading, digits: string, leads: boolean): void {
  // After volume and court comes the page: `ILR 44 Cal 1011`.
  const mayBeYear = digits.length === 4 && reading.row.marks.includes('y');
  // `[1962] AIR 1962 SC 53` repeats the year.
  if (mayBeYear && (reading.year ? leads && reading.year === Number(digits) : !(reading.volume && reading.court)))
    reading.year = Number(digits);
  else if (digits.length < 4 && leads) reading.volume = digits;
  else reading.page = digits;
}

/** Returns whether a court and a page follow: `1 All 5`. */
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
    /^\s*(?:online|order)/i.test(text.slice(end, end + 10));
  if (court && namesCourt && (!reading.court || follows(court.end))) {
    if (reading.court) reading.damaged = true;
    reading.court = court.value;
    return court.end;
  }
  const end = at + word.length;
  return word && follows(end) && applyWord(reading, word) ? end : undefined;
}

function readAfterPage(text: string, reading: Reading): void {
  // `102Bom`, glued to the page.
  const glued = /[A-Z]/.test(text.charAt(reading.end)) ? courtAt(text, reading.end) : undefined;
  if (glued && glued.end - reading.end < 5) {
    reading.court ??= glued.value;
    reading.end = glued.end;
  }
  const letter = textAt(/[A-Z](?![A-Za-z\d])/y, text, reading.end);
  reading.suffix ??= letter || undefined;
  reading.end += letter.length;
  for (let round = 0; round < 2; round += 1) {
    const [group = '', , inner] = matchAt(PART, text, reading.end) ?? [];
    if (!inner || isMark(text, reading, group) || !applyBracket(reading, inner, group)) break;
    reading.end += group.length;
  }
  // Publishers of numbers add the court without brackets: `TMI 417 Gujarat High Court`.
  const from = reading.end + textAt(/\s?[-–]\s?/y, text, reading.end).length;
  const court = courtAt(text, from);
  if (
    court &&
    reading.row.kind === 'online' &&
    !reading.court &&
    /^[^.]*(?:SC|High\s?Court)$/.test(text.slice(from, court.end))
  ) {
    reading.court = court.value;
    reading.end = court.end;
  }
  Object.assign(reading, readPinpoint(text, reading.end));
}

/** Returns whether a number in brackets behind the page is the mark of the next footnote: `(1) 5 IA 3 (2) AIR 1950 SC 27`. */
const isMark = (text: string, { start, end }: Reading, group: string): boolean =>
  /^[\s([]*\d\d?[\s)\].]*$/.test(group) &&
  (/(?:^|[^\d\w])\(\s?\d\d?\s?\)\s*$/.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\s*(?:[[(]\d\d|[A-Z])/.test(text.slice(end + group.length, end + group.length + 8)));

function applyBracket(reading: Reading, inner: string, group: string): boolean {
  const volume = /^Vol\.?\s?(\d+)$/.exec(inner)?.[1];
  if (volume) reading.volume ??= volume;
  else if (/^[A-Z]$/.test(inner)) reading.suffix ??= inner;
  else if (/\(\s?(?:\d\d?|I{1,3})\s?\)/.test(group)) reading.suffix ??= `(${inner})`;
  else return /^india$/i.test(inner) || applyWord(reading, inner, true);
  return true;
}
