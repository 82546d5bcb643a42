import type { Family } from './family.js';
import { mendDigits, romanValue } from './read-before.js';
import { readPinpoint } from './read-pinpoint.js';
import { qualifierOf } from './qualifiers.js';
import { citationTables } from './read-table.js';

/** What stands behind the name of a series, gathered part by part. */
export interface After {
  end: number;
  /** `(Cri)`, `Online`, … in the order printed. */
  series: string[];
  year?: number;
  volume?: string;
  supplement?: 'Supp' | 'NOC';
  court?: string;
  page?: string;
  suffix?: string;
  bench?: string;
  pinpoint?: string;
  /** A court is printed twice, or a letter for a digit. */
  isDamaged: boolean;
}

/** What is already known when the name has been read. */
export interface Known {
  readonly family: Family;
  readonly hasYear: boolean;
  readonly hasVolume: boolean;
}

/** Parts that may stand between the name and the page; more are a sentence, not a citation. */
const MAX_PARTS = 6;

const GAP = /[\s.,:)\]\-–]{0,12}/y;
const GROUP = /[([]\s{0,3}([^()[\]]{1,40}?)\s{0,3}[)\]]/y;
/** A number; one that the year of the next citation is glued to ends before it. */
const DIGITS = /\d{1,6}(?!\d)|\d{1,4}(?=(?:1[89]|20)\d\d\s[A-Z])/y;
/** A number in which letters stand for digits. */
const MISREAD = /(?=[lIO]{0,5}\d)[\dlIO]{2,6}(?![A-Za-z\d])/y;
const PAGE_WORD = /(?:pages?|pg|pp?)(?![A-Za-z])[.\s]{0,3}(?=\d)|page(?=\d)/iy;
/** Pages of an appendix: `A33`, `SP10`. */
const LETTERED = /(?:SP|[A-Z])\d{1,5}(?![A-Za-z\d])/y;
const WORD = /[A-Za-z][A-Za-z&.]{0,20}/y;
const PAGE_LETTER = /[A-Z](?![A-Za-z0-9])/y;
const BEHIND = /\s?(?:[([]\s{0,3}([A-Za-z.\s&]{1,24}|Vol\.?\s?\d{1,3})\s{0,3}[)\]]|\(\s?(\d{1,2})\s?\))/y;
function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

const gapEnd = (text: string, from: number): number => from + (at(GAP, text, from)?.[0].length ?? 0);

/** Reads what is in brackets or a word in front of the page. Gives the end of what it took, undefined when it is none of ours. */
function takeWord(after: After, word: string, known: Known): boolean {
  const court = citationTables().courts.match(word, 0);
  const qualifier = qualifierOf(word);
  if (qualifier && !(known.family.namesCourt && court?.end === word.length)) {
    if ('series' in qualifier) after.series.push(qualifier.series);
    if ('supplement' in qualifier) after.supplement = qualifier.supplement;
    if ('bench' in qualifier) after.bench = qualifier.bench;
    if ('suffix' in qualifier) after.suffix = qualifier.suffix;
    return true;
  }
  if (!court) return false;
  const rest = word.slice(court.end).replace(/^[\s.,-]+/, '');
  const tail = rest === '' ? undefined : qualifierOf(rest);
  if (rest !== '' && !tail) return false;
  if (tail && 'bench' in tail) after.bench = tail.bench;
  after.court = court.value;
  return true;
}

/** Reads forwards from the end of the name of a series. Undefined when no page or number follows. */
export function readAfter(text: string, from: number, known: Known): After | undefined {
  const after: After = { end: from, series: [], isDamaged: false };
  let position = from;
  for (let part = 0; part < MAX_PARTS && after.page === undefined; part += 1) {
    position = gapEnd(text, position);
    const next = readPart(text, position, { after, known });
    if (next === undefined) break;
    position = next;
  }
  if (after.page === undefined) return undefined;
  after.end = position;
  readBehindPage(text, after, known.family.kind === 'online');
  return after;
}

interface PartState {
  readonly after: After;
  readonly known: Known;
}

function readPart(text: string, position: number, state: PartState): number | undefined {
  const code = text.charCodeAt(position);
  if (code === 40 || code === 91) return readGroup(text, position, state);
  if (code > 47 && code < 58) return readNumber(text, position, state);
  return (
    readMisread(text, position, state.after) ??
    readPageWord(text, position, state) ??
    readBareWord(text, position, state)
  );
}

function readGroup(text: string, position: number, { after, known }: PartState): number | undefined {
  const group = at(GROUP, text, position);
  if (!group) return undefined;
  const [whole, inner = ''] = group;
  const end = position + whole.length;
  if (!/^\d+$/.test(inner)) {
    if (/^[IVX]+$/.test(inner) && !known.hasVolume) {
      after.volume = String(romanValue(inner));
      return end;
    }
    return takeWord(after, inner, known) ? end : undefined;
  }
  const follows = gapEnd(text, end);
  if (inner.length === 4 && known.family.yearBehind && !known.hasYear && after.year === undefined)
    after.year = Number(inner);
  else if (/[\d(A-Z]/.test(text[follows] ?? '') && !known.hasVolume && after.volume === undefined && inner.length < 4)
    after.volume = inner;
  else after.page = inner;
  return end;
}

function readNumber(text: string, position: number, { after, known }: PartState): number | undefined {
  const misread = readMisread(text, position, after);
  if (misread !== undefined) return misread;
  const digits = at(DIGITS, text, position)?.[0];
  if (digits === undefined) return undefined;
  const end = position + digits.length;
  const hasYear = known.hasYear || after.year !== undefined;
  if (known.family.yearBehind && !hasYear && digits.length === 4) {
    after.year = Number(digits);
    return end;
  }
  const mayBeVolume = known.family.namesCourt && !known.hasVolume && after.court === undefined && digits.length < 4;
  const isPlaced = hasYear ? after.volume === undefined : known.family.byVolume;
  if (mayBeVolume && isPlaced && leadsToCourt(text, end)) after.volume = digits;
  else after.page = digits;
  return end;
}

/** A page in which a scanner took digits for letters: `2l5`, `1O4`. */
function readMisread(text: string, position: number, after: After): number | undefined {
  const printed = at(MISREAD, text, position)?.[0];
  if (printed === undefined || !/[lIO]/.test(printed)) return undefined;
  after.page = mendDigits(printed);
  after.isDamaged = true;
  return position + printed.length;
}

/** What stands in front of a page number or is a part of it. */
function readPageWord(text: string, position: number, { after, known }: PartState): number | undefined {
  const word = at(PAGE_WORD, text, position);
  if (word) return position + word[0].length;
  if (known.family.namesCourt) return undefined;
  const page = at(LETTERED, text, position)?.[0];
  if (page !== undefined) after.page = page;
  return page === undefined ? undefined : position + page.length;
}

/** A court and a page follow: `1 All 5`. */
function leadsToCourt(text: string, from: number): boolean {
  const start = gapEnd(text, from);
  const court = citationTables().courts.match(text, start);
  return court !== undefined && /\d/.test(text[gapEnd(text, court.end)] ?? '');
}

function readBareWord(text: string, position: number, { after, known }: PartState): number | undefined {
  const court = citationTables().courts.match(text, position);
  const follows = (end: number) =>
    /[\d([]/.test(text[gapEnd(text, end)] ?? '') || /^\s*online/i.test(text.slice(end, end + 10));
  if (court && known.family.namesCourt && (follows(court.end) || after.court === undefined)) {
    if (after.court !== undefined) after.isDamaged = true;
    after.court = court.value;
    return court.end;
  }
  const word = at(WORD, text, position)?.[0];
  if (word === undefined || !follows(position + word.length)) return undefined;
  return takeWord(after, word, known) ? position + word.length : undefined;
}

function readBehindPage(text: string, after: After, isOnline: boolean): void {
  const letter = at(PAGE_LETTER, text, after.end);
  if (letter) {
    after.suffix = letter[0];
    after.end += 1;
  }
  for (let round = 0; round < 2; round += 1) {
    const group = at(BEHIND, text, after.end);
    const inner = group?.[1] ?? group?.[2];
    if (!group || inner === undefined || !takeBehind(after, inner, isOnline)) break;
    after.end += group[0].length;
  }
  if (isOnline && after.court === undefined) readCourtBehind(text, after);
  const pinpoint = readPinpoint(text, after.end);
  if (!pinpoint) return;
  after.pinpoint = pinpoint.pinpoint;
  after.end = pinpoint.end;
}

/** Publishers of numbers add the court without brackets: `TMI 417 Gujarat High Court`. */
function readCourtBehind(text: string, after: After): void {
  const start = after.end + (/\s/.test(text[after.end] ?? '') ? 1 : 0);
  const court = citationTables().courts.match(text, start);
  if (!court || !/^(?:SC|.*High\s?Court)$/.test(text.slice(start, court.end))) return;
  after.court = court.value;
  after.end = court.end;
}

function takeBehind(after: After, inner: string, isOnline: boolean): boolean {
  const volume = /^Vol\.?\s?(\d+)$/.exec(inner)?.[1];
  if (volume !== undefined) {
    after.volume ??= volume;
    return true;
  }
  if (/^\d+$/.test(inner) || /^[A-Z]$/.test(inner)) {
    after.suffix ??= /^\d/.test(inner) ? `(${inner})` : inner;
    return true;
  }
  if (/^india$/i.test(inner)) return true;
  const qualifier = qualifierOf(inner);
  if (qualifier && 'bench' in qualifier) after.bench = qualifier.bench;
  else if (qualifier && 'suffix' in qualifier) after.suffix = qualifier.suffix;
  else if (qualifier && 'series' in qualifier && qualifier.series === '(Canada)') after.series.push(qualifier.series);
  else if (qualifier && 'supplement' in qualifier) after.supplement ??= qualifier.supplement;
  else {
    const court = citationTables().courts.match(inner, 0);
    if (!court) return false;
    const rest = inner.slice(court.end).replace(/[\s.,-]/g, '');
    const tail = rest === '' ? undefined : qualifierOf(rest);
    if (rest !== '' && !(tail && 'bench' in tail)) return false;
    if (tail && 'bench' in tail) after.bench = tail.bench;
    // A publisher's own number names the court it was filed under; behind it stands the court that decided.
    if (isOnline || after.court === undefined) after.court = court.value;
  }
  return true;
}
