import type { Candidate } from '../retrieval/candidate.js';
import type { Question } from '../question/question.js';

/** What a selector chooses from. */
export interface SelectorTask {
  /** The question as typed. */
  readonly text: string;
  readonly question: Question;
  /** The best first. */
  readonly candidates: readonly Candidate[];
  readonly signal: AbortSignal;
}

/** Chooses the sentences of an answer, at most 6, the best first; empty for a refusal. */
export type Selector = (task: SelectorTask) => Promise<readonly Candidate[]>;
