import type { Court } from '../../courts/court.js';
import { courtOfRecordNumber, findCourt, FIRST_FAMILY_ID } from '../../courts/find-court.js';

/** The court is named at the head; further down are the courts appealed from. */
const headLines = 45;

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
      if (broken !== undefined && broken.courtId < FIRST_FAMILY_ID)
        return { court: broken, printed: tidyCourt(printed) };
    }
  }
  for (const line of head) {
    const court = /^[A-Z]{4}\d{12}$/.test(line) ? courtOfRecordNumber(line) : undefined;
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
