import type { Citation } from '@headnote/core/citation';
import type { Span } from './span.js';

/** Words before a full stop that never end a sentence about a case: between the parties and behind their names. */
const insideName = /\b(?:v|vs|Ors|Anr|Ltd|Pvt|Co|Corpn|Etc|Others|Another)[.,]?$/;
/** Characters in front of a sentence's end that are looked at. */
const TAIL = 12;
/** A sentence is joined up to here: no judge writes longer ones, only lists of a hundred citations do. */
const LONGEST = 6_000;

/**
 * The sentences of a text, made of its stored ends: an end inside a citation, between parallel citations, between a case name and
 * its citation or behind `v.` is none.
 */
export function mendSentences(plain: string, sentenceEnds: readonly number[], citations: readonly Citation[]): Span[] {
  const found: Span[] = [];
  let start = skipBlanks(plain, 0);
  let next = 0;
  for (const end of sentenceEnds) {
    if (end <= start) continue;
    while (next < citations.length && (citations[next]?.end ?? 0) <= end) next += 1;
    const following = skipBlanks(plain, end);
    const isCut = end - start < LONGEST && following < plain.length && cutsCase(plain, end, citations, next, following);
    if (isCut) continue;
    found.push({ start, end });
    start = following;
  }
  if (start < plain.length) found.push({ start, end: plain.length });
  return found;
}

function cutsCase(
  plain: string,
  end: number,
  citations: readonly Citation[],
  next: number,
  following: number,
): boolean {
  const behind = citations[next];
  if (behind !== undefined && behind.start < end) return true;
  const tail = plain.slice(Math.max(0, end - TAIL), end);
  if (/\bv(?:s)?\.$/.test(tail)) return true;
  if (behind === undefined || behind.kind === 'provision') return false;
  const before = citations[next - 1];
  if (before?.parallelGroup !== undefined && before.parallelGroup === behind.parallelGroup) return true;
  const isNext = /^[\s[({]*$/.test(plain.slice(following, Math.min(behind.start, following + 8)));
  return isNext && behind.start - following < 8 && behind.caseName !== undefined && insideName.test(tail);
}

function skipBlanks(plain: string, from: number): number {
  let at = from;
  while (at < plain.length && plain.charCodeAt(at) <= 32) at += 1;
  return at;
}
