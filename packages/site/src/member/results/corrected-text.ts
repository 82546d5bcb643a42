import type { QueryProblem } from '@headnote/core/search';

/**
 * The text with the fixes that its problems know; undefined when they know none. Of fixes that share columns the widest
 * is taken: the others were made for the text as it was.
 */
export function mendedText(text: string, problems: readonly QueryProblem[]): string | undefined {
  const fixes = problems.filter(hasFix).sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken: typeof fixes = [];
  for (const fix of fixes) {
    if (taken.every(({ start, end }) => fix.end <= start || fix.start >= end)) taken.push(fix);
  }
  if (taken.length === 0) return undefined;
  return taken
    .sort((a, b) => b.start - a.start)
    .reduce((mended, { start, end, fix }) => mended.slice(0, start) + fix + mended.slice(end), text);
}

function hasFix(problem: QueryProblem): problem is QueryProblem & { readonly fix: string } {
  return problem.fix !== undefined;
}
