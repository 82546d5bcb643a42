import type { Court } from '../../courts/court.js';
import { courtById } from '../../courts/courts.js';
import { findCourt } from '../../courts/find-court.js';

/** The court is named at the head; further down are the courts appealed from. */
const headLines = 45;

/** First letters of the case record numbers (CNR) of High Courts whose order sheets do not print the court's name. */
const numberPrefixes: ReadonlyMap<string, number> = new Map([
  ['UKHC', 24],
  ['DLHC', 9],
  ['APHC', 7],
  ['RJHC', 21],
  ['CGHC', 8],
  ['KLHC', 15],
  ['KAHC', 14],
  ['SKHC', 22],
  ['GAHC', 5],
]);

/** A court and the words that name it. */
export interface PrintedCourt {
  readonly court: Court;
  readonly printed: string;
}

/** Reads the court from the first lines of a judgment. A name may continue on the next line, and the seat may be below it. */
export function readFrontCourt(lines: readonly string[]): PrintedCourt | undefined {
  const head = lines.slice(0, headLines);
  for (const [index, line] of head.entries()) {
    if (/^\(?(?:against|arising|passed)\b/i.test(line)) continue;
    const next = head[index + 1] ?? '';
    const isSeat = /^(?:at\b|bench\b|circuit bench)/i.test(next);
    const named = findCourt(line);
    if (named !== undefined) {
      const printed = isSeat ? `${line} ${next}` : line;
      return { court: findCourt(printed) ?? named, printed: tidyCourt(printed) };
    }
    if (!/^(?:in the|in|the|before the)?\s*[A-Z][A-Za-z ,&-]*(?:DISPUTES|APPELLATE|STATE)/.test(line)) continue;
    for (const printed of [`${line} ${next}`, [line, next, head[index + 2] ?? ''].join(' ')]) {
      const broken = findCourt(printed);
      if (broken !== undefined && broken.courtId < 290) return { court: broken, printed: tidyCourt(printed) };
    }
  }
  for (const line of head) {
    const court = courtById(numberPrefixes.get(/^([A-Z]{4})\d{12}$/.exec(line)?.[1] ?? '') ?? -1);
    if (court !== undefined) return { court, printed: '' };
  }
  return undefined;
}

function tidyCourt(text: string): string {
  return text
    .replace(/^.*?(?=\b(?:IN THE|BEFORE THE|THE|HIGH|CENTRAL)\b)/i, '')
    .replace(/\s*\[?\d{4}:[A-Z].*$|\s*Bench Sr\.No.*$/, '')
    .replace(/[,\s]+$/, '');
}
