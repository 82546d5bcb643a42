import type { Citation } from './citation.js';

/** Characters between two parallel citations at most. */
const MAX_GAP = 40;
/** Years that reports of one judgment lie apart at most where nothing but a comma joins them. */
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
  // Lines of an index begin with its own number, of the year of the decision; reports print some many years after, and the index
  // itself misprints years.
  if (group[0]?.canonical.startsWith('[') && /;/.test(gap)) return true;
  // A year that is not printed is none that differs.
  return !group.some(({ year }) => Math.abs(Number(year) - Number(next.year)) > MAX_YEARS);
}

/**
 * Parallel citations, in the order of the text: they stand side by side, with a colon, semicolon, comma, `=` or "also reported
 * in" between them, and are of different series. A citation alone is a group of one.
 */
export function groupParallels(text: string, citations: readonly Citation[]): Citation[][] {
  const groups: Citation[][] = [];
  let group: Citation[] = [];
  for (const citation of citations) {
    // Case numbers and provisions are parallel to nothing.
    if (/docket|provision/.test(citation.kind) || !joins(text, group, citation)) groups.push((group = []));
    group.push(citation);
  }
  return groups;
}
