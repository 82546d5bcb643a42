import type { Draft } from './citation-draft.js';
import { readAfter } from './read-after.js';
import { readBefore } from './read-before.js';
import { readName } from './read-name.js';
import type { Reading } from './reading.js';

/** Reads the report or online citation whose series is named at `at`; undefined when year, volume and page make none. */
export function readReport(text: string, at: number, floor: number): Draft | undefined {
  const name = readName(text, at);
  /** Characters behind a name in which the page begins at the latest: spares names that none follows the dearer reading. */
  const reach = 64;
  if (!name || !/\d/.test(text.slice(name.end, name.end + reach))) return undefined;
  const { value: printed, end } = name;
  const { marks } = printed;
  const before = readBefore(text, at, floor);
  // Where the year stands behind the name, what stands before it belongs to a list.
  const isBehind = marks.includes('y') && !before.year;
  const reading: Reading = { row: printed, family: printed.name, start: at, ...(!isBehind && before), end };
  if (!readAfter(text, reading)) return undefined;
  const { row, year, volume, court, page, brackets = '', family } = reading;
  const isPlaced = marks.includes('v') ? volume || (marks.includes('k') && court) : year;
  if (!isPlaced || (row.marks.includes('C') && !court)) return undefined;
  // SCC without a volume: of a year before the series began, or as indexes and other countries' courts print it.
  const hasBracket = /[)\]}]/.test(brackets);
  const isIndexed = family === 'SCC' && (!hasBracket || (year ?? 0) < row.since);
  if (row.marks.includes('V') && family === row.name && !volume && !reading.supplement && !isIndexed) return undefined;
  // Small letters count for a series only where more than a number is beside them.
  if (text.charCodeAt(at) > 96 && !(hasBracket || volume || court)) return undefined;
  const { kind } = row;
  // A digit or sign in the name: `S.C.0`, `A1R`.
  if (/[\d§]/.test(text.slice(at, end))) reading.damaged = true;
  return kind === 'reporter' ? { ...reading, kind } : { ...reading, kind, page: undefined, number: page };
}
