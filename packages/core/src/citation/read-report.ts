import type { Draft } from './citation-draft.js';
import { readAfter } from './read-after.js';
import { readBefore } from './read-before.js';
import { readName } from './read-name.js';
import type { Reading } from './reading.js';

/** Reads the report or online citation whose series is named at `at`. Undefined if year, volume and page do not fit it. */
export function readReport(text: string, at: number, floor: number): Draft | undefined {
  const name = readName(text, at);
  /** A digit must follow within this many characters; otherwise skip the slower reading. */
  const reach = 64;
  if (!name || !/\d/.test(text.slice(name.end, name.end + reach))) return undefined;
  const { value: printed, end } = name;
  const { marks } = printed;
  const before = readBefore(text, at, floor);
  // If the year is after the name, a number before the name belongs to a list.
  const isYearAfter = marks.includes('y') && !before.year;
  const reading: Reading = { row: printed, family: printed.name, start: at, ...(!isYearAfter && before), end };
  if (!readAfter(text, reading)) return undefined;
  const { row, year, volume, court, page, brackets = '', family } = reading;
  const isPlaced = marks.includes('v') ? volume || (marks.includes('k') && court) : year;
  if (!isPlaced || (row.marks.includes('C') && !court)) return undefined;
  // SCC has no volume before the series began, in indexes, and in citations of other countries' courts.
  const hasBracket = /[)\]}]/.test(brackets);
  const isIndexed = family === 'SCC' && (!hasBracket || (year ?? 0) < row.since);
  if (row.marks.includes('V') && family === row.name && !volume && !reading.supplement && !isIndexed) return undefined;
  // A name in lower case counts only together with a bracket, volume or court.
  if (text.charCodeAt(at) > 96 && !(hasBracket || volume || court)) return undefined;
  const { kind } = row;
  // The name contains a misread character: `S.C.0`, `A1R`.
  if (/[\d§]/.test(text.slice(at, end))) reading.damaged = true;
  return kind === 'reporter' ? { ...reading, kind } : { ...reading, kind, page: undefined, number: page };
}
