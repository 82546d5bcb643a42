import type { Citation } from './citation.js';

/** Maximum number of characters between two parallel citations. */
const MAX_GAP = 40;
/** Maximum number of years between reports of one judgment that are joined only by punctuation. */
const MAX_YEARS = 2;
const PLAIN = /^[\s()[\]{}.]*(?:[:;,/|][\s()[\]{}]*)?$/;
const SAYS_SAME =
  /^[\s()[\]{},.;:]*(?:=+|(?:(?:also|and|since)\s+)?(?:reported|cited)\s+(?:in|as|at)|equivalent(?:\s+citations?)?(?:\s+to)?|equal\s+to)[\s()[\]{},:]*$/i;

function joins(text: string, group: readonly Citation[], next: Citation): boolean {
  const last = group.at(-1);
  if (!last || next.start - last.end > MAX_GAP) return false;
  if (group.some(({ family, court }) => family === next.family || (court && next.court && court !== next.court)))
    return false;
  const gap = text.slice(last.end, next.start);
  if (SAYS_SAME.test(gap)) return true;
  if (!PLAIN.test(gap)) return false;
  // A colon always says that both report one judgment: whether they do is for the check to find out.
  if (gap.includes(':')) return true;
  // A line of an index begins with its own number for the year of the decision. Reports may print the judgment many years
  // later, and the index misprints years.
  if (group[0]?.canonical.startsWith('[') && /;/.test(gap)) return true;
  // A missing year gives NaN, which is not greater.
  return !group.some(({ year }) => Math.abs(Number(year) - Number(next.year)) > MAX_YEARS);
}

/**
 * Groups parallel citations, in the order of the text: citations of different series next to each other, joined by a colon,
 * semicolon, comma, `=` or "also reported in". A single citation is a group of one.
 */
export function groupParallels(text: string, citations: readonly Citation[]): Citation[][] {
  const groups: Citation[][] = [];
  let group: Citation[] = [];
  for (const citation of citations) {
    // Case numbers and provisions have no parallel citations.
    if (/docket|provision/.test(citation.kind) || !joins(text, group, citation)) groups.push((group = []));
    group.push(citation);
  }
  return groups;
}
