import type { Citation } from '@headnote/core/citation';

/** A judgment's own number is this near the beginning; further down are the numbers of other cases. */
const HEAD = 1_500;

/** Words of a line about the origin of the case. */
const ofAnother =
  /\b(?:i\.?a\.?|crlm|interlocutory|misc|high court|dated|against|arising|from|appeal by|reported|versus|passed|tribunal in)\b/i;

/**
 * Reads a judgment's own number from the first case number that a line of its head begins with; empty where each belongs to
 * a line about another case.
 */
export function readHeadDocket(plain: string, citations: readonly Citation[]): string {
  for (const { kind, start, end, text } of citations) {
    if (start > HEAD) return '';
    if (kind !== 'docket') continue;
    const from = plain.lastIndexOf('\n', start) + 1;
    const to = plain.indexOf('\n', end);
    const line = plain.slice(from, to === -1 ? undefined : to);
    // A case record number (CNR) is an id and no number of a proceeding.
    if (/^[A-Z]{4}\d/.test(text)) continue;
    if (start - from <= 2 && line.length < 160 && !ofAnother.test(line)) return text.replace(/\s+/g, ' ').trim();
  }
  return '';
}
