import type { QueryProblem } from '@headnote/core/search';

/**
 * Applies the fixes that the problems of a text know; undefined when they know none. Of fixes that overlap the widest wins,
 * because the others were made for the text before it.
 */
export function correctedText(text: string, problems: readonly QueryProblem[]): string | undefined {
  const fixes = problems.filter(hasFix).sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken: typeof fixes = [];
  for (const fix of fixes) {
    if (taken.every(({ start, end }) => fix.end <= start || fix.start >= end)) taken.push(fix);
  }
  if (taken.length === 0) return undefined;
  return taken
    .sort((a, b) => b.start - a.start)
    .reduce((corrected, { start, end, fix }) => corrected.slice(0, start) + fix + corrected.slice(end), text);
}

function hasFix(problem: QueryProblem): problem is QueryProblem & { readonly fix: string } {
  return problem.fix !== undefined;
}
