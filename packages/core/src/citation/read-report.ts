import type { Draft } from './citation-draft.js';
import type { Family } from './family.js';
import { readAfter } from './read-after.js';
import { readBefore } from './read-before.js';
import { readName } from './read-name.js';
import { citationTables } from './read-table.js';

/** SCC without a volume: of a year before the series began, or as indexes and other countries' courts print it. */
const isIndexed = (year: number | undefined, hasBracket: boolean): boolean =>
  year !== undefined && (year < 1969 || !hasBracket);

/** Characters behind a name in which the page begins at the latest. */
const REACH = 64;

/** Spares names that no page follows the dearer reading. */
function hasDigitSoon(text: string, from: number): boolean {
  for (let at = from; at < from + REACH && at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 47 && code < 58) return true;
  }
  return false;
}

/** Small letters count for a series only where more than a number is beside them. */
const isInitialSmall = (text: string, at: number): boolean => text.charCodeAt(at) > 96;

/** Series whose criminal part is printed `(Crl)`. */
const CRL = new Set(['ALD', 'ALT', 'LW', 'MLJ']);

/** `SCC` and `(Cri)` make `SCC (Cri)`; a series that has a row of its own keeps that row's name. */
function seriesName(family: Family, series: readonly string[]): { readonly name: string; readonly family: Family } {
  let name = family.name;
  let own = family;
  for (const part of series) {
    name = `${name} ${part === '(Cri)' && CRL.has(name) ? '(Crl)' : part}`;
    own = citationTables().familyOf.get(name) ?? own;
  }
  return { name, family: own };
}

/** Reads the report or online citation whose series is named at `at`; undefined when year, volume and page make none. */
export function readReport(text: string, at: number, floor: number): (Draft & { readonly row: Family }) | undefined {
  const name = readName(text, at);
  if (!name) return undefined;
  const { value: row, end } = name;
  if (!hasDigitSoon(text, end)) return undefined;
  const printed = readBefore(text, at, floor);
  // Where the year stands behind the name, what stands before it belongs to a list.
  const isBehind = row.yearBehind && printed.year === undefined;
  const before = isBehind ? { start: at, isSquare: false, isDamaged: false, hasBracket: false } : printed;
  const known = { family: row, hasYear: before.year !== undefined, hasVolume: before.volume !== undefined };
  const after = readAfter(text, end, known);
  if (!after) return undefined;
  const year = before.year ?? after.year;
  const volume = before.volume ?? after.volume;
  const isPlaced = row.byVolume
    ? volume !== undefined || (row.nameFirst && after.court !== undefined)
    : year !== undefined;
  if (!isPlaced) return undefined;
  const { name: family, family: own } = seriesName(row, after.series);
  const { court } = after;
  const supplement = before.supplement ?? after.supplement;
  if (own.needsCourt && court === undefined) return undefined;
  const lacksVolume = own.needsVolume && family === own.name && volume === undefined && supplement === undefined;
  if (lacksVolume && !(own.name === 'SCC' && isIndexed(year, before.hasBracket))) return undefined;
  if (isInitialSmall(text, at) && !(before.hasBracket || volume !== undefined || court !== undefined)) return undefined;
  const isNumbered = own.kind !== 'reporter';
  return {
    row: own,
    start: before.start,
    end: after.end,
    kind: own.kind,
    family,
    ...(year !== undefined && { year }),
    ...(volume !== undefined && { volume }),
    ...(supplement && { supplement }),
    ...(court && { court }),
    ...(isNumbered ? { number: after.page ?? '' } : { page: after.page ?? '' }),
    ...(after.suffix && { suffix: after.suffix }),
    ...(after.pinpoint && { pinpoint: after.pinpoint }),
    ...(after.bench && { bench: after.bench }),
    ...((before.isDamaged || after.isDamaged) && { damaged: true as const }),
    isSquare: before.isSquare,
    lacksVolume,
  };
}
