import type { Citation } from './citation.js';

/** Characters between two parallel citations at most. */
const MAX_GAP = 40;
/** Years that reports of one judgment lie apart at most where nothing but a comma joins them. */
const MAX_YEARS = 2;
const PLAIN = /^[\s()[\]{}.]*(?:[:;,/|][\s()[\]{}]*)?$/;
const SAYS_SAME =
  /^[\s()[\]{},.;:]*(?:=+|(?:(?:also|and|since)\s+)?(?:reported|cited)\s+(?:in|as|at)|equivalent(?:\s+citations?)?(?:\s+to)?|equal\s+to)[\s()[\]{},:]*$/i;

const isReport = ({ kind }: Citation): boolean => kind === 'reporter' || kind === 'neutral' || kind === 'online';

function differ(one: Citation, other: Citation): boolean {
  if (one.family === other.family) return true;
  return one.court !== undefined && other.court !== undefined && one.court !== other.court;
}

function joins(text: string, group: readonly Citation[], next: Citation): boolean {
  const last = group.at(-1);
  if (!last || next.start - last.end > MAX_GAP || group.some((one) => differ(one, next))) return false;
  const gap = text.slice(last.end, next.start);
  if (SAYS_SAME.test(gap)) return true;
  if (!PLAIN.test(gap)) return false;
  // Lines of an index begin with its own number, of the year of the decision; reports print some many years after, and the index
  // itself misprints years.
  if (group[0]?.canonical.startsWith('[') && /;/.test(gap)) return true;
  return group.every(({ year }) => Math.abs((year ?? next.year ?? 0) - (next.year ?? year ?? 0)) <= MAX_YEARS);
}

/**
 * Parallel citations, in the order of the text: they stand side by side, with a colon, semicolon, comma, `=` or "also reported
 * in" between them, and are of different series. A citation alone is a group of one.
 */
export function groupParallels(text: string, citations: readonly Citation[]): Citation[][] {
  const groups: Citation[][] = [];
  let group: Citation[] = [];
  for (const citation of citations) {
    if (!isReport(citation) || !joins(text, group, citation)) groups.push((group = []));
    group.push(citation);
  }
  return groups;
}
