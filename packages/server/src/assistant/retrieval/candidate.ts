import type { Passage } from '../passages/passage.js';

/** A sentence that may answer a question, with what speaks for it. */
export interface Candidate {
  /** Id of its document. */
  readonly document: string;
  /** Its place in the passages of its document. */
  readonly index: number;
  readonly passage: Passage;
  /** How well it answers; only compared within one question. */
  readonly score: number;
  /** Share of the question's words that it and its paragraph have, by weight, from 0 to 1; 1 for a question without words. */
  readonly coverage: number;
  /** How much it looks like what the question asks for, from 0 to 1; 1 for a question that names no part of a judgment. */
  readonly fit: number;
  /** True if it names the provision and the case of the question, or the question names none. */
  readonly hasNamed: boolean;
}

/** Sentences that a selector chooses from. */
export const MAX_CANDIDATES = 40;
