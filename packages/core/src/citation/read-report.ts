import type { Draft } from './citation-draft.js';
import { readAfter } from './read-after.js';
import { readBefore } from './read-before.js';
import { readName } from './read-name.js';
import type { Reading } from './reading.js';

/** Characters behind a name in which the page begins at the latest. */
const REACH = 64;

/** SCC without a volume: of a year before the series began, or as indexes and other countries' courts print it. */
const isIndexed = ({ row, year = 0, hasBracket }: Reading): boolean =>
  row.name === 'SCC' && (year < 1969 || !hasBracket);

/** Reads the report or online citation whose series is named at `at`; undefined when year, volume and page make none. */
export function readReport(text: string, at: number, floor: number): Draft | undefined {
  const name = readName(text, at);
  // Spares names that no page follows the dearer reading.
  if (!name || !/\d/.test(text.slice(name.end, name.end + REACH))) return undefined;
  const printed = name.value;
  const before = readBefore(text, at, floor);
  // Where the year stands behind the name, what stands before it belongs to a list.
  const isBehind = printed.yearBehind && before.year === undefined;
  const reading: Reading = {
    printed,
    row: printed,
    family: printed.name,
    start: at,
    ...(isBehind ? {} : before),
    end: name.end,
  };
  if (!readAfter(text, reading)) return undefined;
  const { printed: _printed, hasBracket, page, ...parts } = reading;
  const { row, year, volume, court } = parts;
  const hasVolume = volume !== undefined;
  const isPlaced = printed.byVolume ? hasVolume || (printed.nameFirst && court !== undefined) : year !== undefined;
  if (!isPlaced || (row.needsCourt && court === undefined)) return undefined;
  const lacksVolume = row.needsVolume && parts.family === row.name && !hasVolume && !parts.supplement;
  if (lacksVolume && !isIndexed(reading)) return undefined;
  // Small letters count for a series only where more than a number is beside them.
  if (text.charCodeAt(at) > 96 && !(hasBracket || hasVolume || court)) return undefined;
  const { kind } = row;
  return { ...parts, kind, [kind === 'reporter' ? 'page' : 'number']: page, lacksVolume };
}
