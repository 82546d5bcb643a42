import { type CheckedCitation, checkText, type LookUp } from '../citation/check-text.js';
import { extractCitations } from '../citation/extract-citations.js';
import { findReferences, type Reference } from '../citation/find-references.js';
import type { Claim } from './claims/claim.js';
import { findClaims } from './claims/find-claims.js';
import { DocumentLimitError } from './document-limit-error.js';
import { refuseMany } from './refuse-many.js';

/** What a text cites, and what a library has of it. */
export interface CheckedBrief {
  readonly checked: readonly CheckedCitation[];
  /** Provisions, and words that refer to an earlier citation. */
  readonly references: readonly Reference[];
  /** The quotations, pages and paragraphs that the text claims of its citations, in its order. */
  readonly claims: readonly Claim[];
}

/** What a check of a text needs. */
export interface CheckTask {
  readonly lookUp: LookUp;
  /** Ends the check, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called after each look-up with the number of different citations looked up so far. */
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Reads and checks a text; `checkBrief`, or the same in a worker. */
export type CheckBrief = (text: string, task: CheckTask) => Promise<CheckedBrief>;

/** Citations and references of a brief of 1,000 pages. The report of more would stop a page for seconds. */
const MOST_ENTRIES = 10_000;

/**
 * Makes a check of texts with at most `most` citations and references. It lists every citation, reference and claim. It
 * rejects with the errors of `lookUp`, and with a DocumentLimitError, before anything is looked up, if the text cites more.
 */
export const checkBriefWithin =
  (most: number): CheckBrief =>
  async (text, { lookUp, signal, onProgress }) => {
    await refuseMany(text, { most, signal });
    const citations = extractCitations(text);
    // The whole text has what its pieces do not show: names that refer to a case.
    if (citations.length > most) throw new DocumentLimitError('too-many-citations');
    const checked = await checkText(text, lookUp, { signal, citations, onProgress });
    const references = findReferences(text, citations);
    return { checked, references, claims: findClaims(text, { citations, references }) };
  };

/** Checks every citation of a text, and lists its references and claims: at most 10,000 citations and references. */
export const checkBrief: CheckBrief = checkBriefWithin(MOST_ENTRIES);
