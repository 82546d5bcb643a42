import type { Draft } from './citation-draft.js';
import { readAfter } from './read-after.js';
import { readBefore } from './read-before.js';
import { readName } from './read-name.js';
import type { Reading } from './reading.js';
import { volumesOf } from './volume-bounds.js';

/** Takes a number before the year as the volume if the series has such a volume in that year: `163 (2009) DLT 5`. */
function applyMark(reading: Reading): void {
  const { mark, family, year = 0 } = reading;
  const [low = 0, high = 0] = (mark && volumesOf(family, year)) || [];
  const volume = Number(mark?.volume);
  if (low > 0 && volume >= low && volume <= high) Object.assign(reading, mark, { mark: undefined });
}

/** Reads the report or online citation whose series is named at `at`. Undefined if year, volume and page do not fit it. */
export function readReport(text: string, at: number, floor: number): Draft | undefined {
  const name = readName(text, at);
  /** A digit must follow within this many characters; otherwise skip the slower reading. */
  const reach = 64;
  if (!name || !/\d/.test(text.slice(name.end, name.end + reach))) return undefined;
  const { value: printed, end } = name;
  const { marks } = printed;
  const before = readBefore(text, at, floor, marks);
  // If the year is after the name, a number before the name belongs to a list.
  const isYearAfter = marks.includes('y') && !before.year;
  const reading: Reading = { row: printed, family: printed.name, start: at, ...(!isYearAfter && before), end };
  if (!readAfter(text, reading)) return undefined;
  applyMark(reading);
  const { row, year, volume, court, page, brackets = '', family } = reading;
  const { kind } = row;
  const isPlaced = marks.includes('v') ? volume || reading.mark || (marks.includes('k') && court) : year;
  if (!isPlaced || (row.marks.includes('C') && !court && kind !== 'online')) return undefined;
  // SCC has no volume for 1950 to 1968, in indexes, and in citations of other countries' courts.
  const hasBracket = /[)\]}]/.test(brackets);
  const isIndexed = family === 'SCC' && (!hasBracket || (year ?? 0) < 1969);
  if (row.marks.includes('V') && family === row.name && !volume && !reading.supplement && !isIndexed) return undefined;
  // A name in lower case counts only together with a bracket, volume or court.
  if (text.charCodeAt(at) > 96 && !(hasBracket || volume || court)) return undefined;
  // A bracket before the year closes behind the citation, or it is damaged.
  const isWrapped =
    brackets.length === 1 &&
    '[('.includes(brackets) &&
    /^(?:[^[\]()]|[([][^[\]()]*[)\]]){0,160}[)\]]/.test(text.slice(reading.end, reading.end + 161));
  const plainPage = page?.replace(/^0+(?=\d)/, '');
  // The name contains a misread character: `S.C.0`, `A1R`.
  if (/[\d§]/.test(text.slice(at, end)) && !/\d/.test(row.name)) reading.damaged = true;
  if (kind === 'reporter') return { ...reading, kind, page: plainPage };
  // A damaged bracket is a bracket: the number may be that of a free index.
  const beside = kind === 'neutral' && brackets && brackets !== '()' && !isWrapped ? '[]' : '';
  return { ...reading, kind, brackets: beside, page: undefined, number: plainPage };
}
