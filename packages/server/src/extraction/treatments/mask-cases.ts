import type { Span } from './span.js';

/** Replaces the cases of a text with blanks; keeps its length. `cases` are ordered by start. */
export function maskCases(plain: string, cases: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of cases) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    parts.push(plain.slice(at, from), ' '.repeat(end - from));
    at = end;
  }
  return parts.join('') + plain.slice(at);
}
