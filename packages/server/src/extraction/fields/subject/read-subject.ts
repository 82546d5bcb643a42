import { codesOf } from '../../text/codes-of.js';
import type { ActCited } from '../acts/acts-cited.js';
import { type SubjectTerms, keyOf, subjectTerms } from './subject-terms.js';

/** Length of the first part of a judgment, which states its subject, and the weight of its words. */
const HEAD = 4_000;
const HEAD_TIMES = 3;

/** Maximum characters to read; the subject of a longer judgment shows long before. */
const LONGEST = 40_000;

/** Minimum points of a subject, and its minimum lead over the next one, as a factor and in points. */
const ENOUGH = 36;
const AHEAD = 1.18;
const AHEAD_BY = 22;

/** An act is stronger evidence than a word. */
const ACT_TIMES = 2;

/** What the subject is read from. */
export interface SubjectSource {
  readonly plain: string;
  readonly acts: readonly ActCited[];
  /** `Criminal Appeal`; empty if unknown. */
  readonly caseType: string;
}

/**
 * Returns the subject area of a judgment from its words and cited acts, by the weights of the table. Returns `''` instead of
 * guessing if the evidence is weak, or similar for two areas. Time is linear in the text.
 */
export function readSubject(source: SubjectSource): string {
  const [first, second] = scoreSubjects(source);
  if (first === undefined || first.score < ENOUGH) return '';
  const next = second?.score ?? 0;
  return first.score < next * AHEAD || first.score < next + AHEAD_BY ? '' : first.subject;
}

/** Returns the points of each subject, highest first. */
export function scoreSubjects({ plain, acts, caseType }: SubjectSource): { subject: string; score: number }[] {
  const terms = subjectTerms();
  const counts = countTerms(plain, terms);
  const scores = new Map<string, number>();
  const add = (subject: string, score: number) => scores.set(subject, (scores.get(subject) ?? 0) + score);
  for (const [index, times] of counts) {
    for (const { subject, weight } of terms.meanings[index] ?? []) add(subject, weight * Math.log2(1 + times));
  }
  for (const { act, mentions } of acts) {
    for (const { subject, weight } of terms.ofAct(`${act.title} ${act.year}`)) {
      add(subject, weight * Math.log2(1 + mentions * ACT_TIMES));
    }
  }
  if (/criminal/i.test(caseType)) add('Criminal law', CRIMINAL_CASE);
  // Service and property cases also describe prosecutions.
  else if (/civil/i.test(caseType)) add('Criminal law', -CRIMINAL_CASE);
  return [...scores].map(([subject, score]) => ({ subject, score })).sort((left, right) => right.score - left.score);
}

/** Evidence that a case came up as a criminal or a civil one. */
const CRIMINAL_CASE = 30;

/** How often each term of the table occurs, by its index. */
function countTerms(plain: string, { byKey }: SubjectTerms): Map<number, number> {
  const counts = new Map<number, number>();
  // Joined it is in one piece; replaced, the engine keeps it in pieces, which are slower to go through.
  const text = plain.slice(0, LONGEST).toLowerCase().split('\n').join(' ');
  const codes = codesOf(text);
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const wasInside = isInside;
    isInside = isLetter(codes[at] ?? 0);
    if (wasInside || !isInside) continue;
    const terms = byKey[keyOf(codes[at] ?? 0, codes[at + 1] ?? 0, codes[at + 2] ?? 0)];
    if (terms === undefined) continue;
    for (const { index, words, last, isOpen } of terms) {
      const end = at + words.length;
      if (codes[end - 1] !== last || !text.startsWith(words, at)) continue;
      if (!isOpen && isLetter(codes[end] ?? 0)) continue;
      counts.set(index, (counts.get(index) ?? 0) + (at < HEAD ? HEAD_TIMES : 1));
    }
  }
  return counts;
}

/** Small letters and digits; the text has no others. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
