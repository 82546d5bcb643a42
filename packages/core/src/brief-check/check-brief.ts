import { type CheckedCitation, checkText, type LookUp } from '../citation/check-text.js';
import { extractCitations } from '../citation/extract-citations.js';
import { findReferences, type Reference } from '../citation/find-references.js';
import type { Claim } from './claims/claim.js';
import { findClaims } from './claims/find-claims.js';

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

/** Checks every citation of a text, and lists its references and claims. Rejects with the errors of `lookUp`. */
export const checkBrief: CheckBrief = async (text, { lookUp, signal, onProgress }) => {
  const citations = extractCitations(text);
  const checked = await checkText(text, lookUp, { signal, citations, onProgress });
  const references = findReferences(text, citations);
  return { checked, references, claims: findClaims(text, { citations, references }) };
};
