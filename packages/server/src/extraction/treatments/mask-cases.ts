import type { Span } from './span.js';

/** The text with blanks in the places of its cases, of the same length; `cases` are in the order of their beginnings. */
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
