import type { Citation } from '@headnote/core/citation';
import type { DocumentText, NewCase } from '../../extraction/new-document.js';
import { citationKeys } from '../keys/citation-keys.js';
import { docketKeys, keysOfDocket } from '../keys/docket-keys.js';

/** A line of the cause title about the decision below, whose numbers are those of another judgment. */
const ofAnother = /\b(?:against|from|dated|passed|order of|judgment of|High Court)\b/i;

/** Citations that name a judgment by its own number. */
const isNumber = ({ kind }: Citation): boolean => kind === 'docket' || kind === 'neutral';

type Known = Pick<NewCase, 'otherCitations' | 'courtId' | 'caseNumber' | 'houseCitation' | 'text'>;

/**
 * Finds a judgment's citations of itself: its case number, its neutral citation and its reports, in the cause title, in running heads
 * and wherever it names itself; and short forms that refer to them. A document is not its own authority, so they are listed
 * nowhere. Returns their positions in `citations`.
 */
export function ownCitations(document: Known, citations: readonly Citation[]): ReadonlySet<number> {
  const { text, courtId, caseNumber, otherCitations, houseCitation = '' } = document;
  const keys = new Set([
    ...citationKeys({ houseCitation, otherCitations, courtId }).map(({ key }) => key),
    ...docketKeys(caseNumber, courtId),
  ]);
  const own = new Set<number>();
  for (const [position, citation] of citations.entries()) {
    if (citation.start >= (text.titleEnd ?? 0)) break;
    if (!isNumber(citation) || ofAnother.test(lineAround(text, citation))) continue;
    own.add(position);
    for (const key of keysOf(citation, courtId)) keys.add(key);
  }
  for (const [position, citation] of citations.entries()) {
    const its = citation.kind === 'provision' ? [] : keysOf(citation, courtId);
    if (its.length > 0 && its.every((key) => keys.has(key))) own.add(position);
  }
  return withParallels(own, citations);
}

/** Adds the parallel citations of a report, and the short forms behind them. */
function withParallels(own: Set<number>, citations: readonly Citation[]): ReadonlySet<number> {
  const groups = new Set([...own].flatMap((position) => citations[position]?.parallelGroup ?? []));
  for (const [position, { parallelGroup, refersTo }] of citations.entries()) {
    const isParallel = parallelGroup !== undefined && groups.has(parallelGroup);
    if (isParallel || (refersTo !== undefined && own.has(refersTo))) own.add(position);
  }
  return own;
}

function keysOf(citation: Citation, courtId: number): string[] {
  if (citation.kind === 'docket') return keysOfDocket(citation, courtId);
  const { canonical, alternatives = [] } = citation;
  return alternatives.length > 0 ? [...alternatives] : [canonical];
}

/** Characters of a line on each side of a citation: a text without line ends would be searched once for each. */
const LONGEST_LINE = 1_000;

function lineAround({ plain }: DocumentText, { start, end }: Citation): string {
  const before = plain.slice(Math.max(0, start - LONGEST_LINE), start);
  const after = plain.slice(end, end + LONGEST_LINE).split('\n', 1);
  return before.slice(before.lastIndexOf('\n') + 1) + plain.slice(start, end) + after.join('');
}
