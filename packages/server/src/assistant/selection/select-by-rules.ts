import { assistantLimits } from '@headnote/core/contract';
import type { Candidate } from '../retrieval/candidate.js';
import type { Question } from '../question/question.js';

/** Share of the words of a question, by weight, that an answer must have. */
const ENOUGH_WORDS = 0.62;
/** The same where the sentence is of the kind that is asked for, or names what is asked about. */
const ENOUGH_WITH_FIT = 0.5;
/** A sentence that scores less than this share of the best one is no part of the answer. */
const NEAR_BEST = 0.62;

/** Returns the candidates that can answer, the best first; empty if none does. A model chooses from these only. */
export function answering(question: Question, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((candidate) => isAnswer(question, candidate));
}

/** Chooses sentences by their scores, without a model; empty if none answers. Pure. */
export function selectByRules(question: Question, candidates: readonly Candidate[]): readonly Candidate[] {
  const answers = answering(question, candidates);
  const best = answers[0]?.score ?? 0;
  return answers.filter(({ score }) => score >= best * NEAR_BEST).slice(0, assistantLimits.maxSentences);
}

function isAnswer(question: Question, { fit, coverage, hasNamed }: Candidate): boolean {
  if (fit === 0 || !hasNamed) return false;
  const isSpecial = question.kind !== 'words' && question.kind !== 'holding';
  return coverage >= (isSpecial ? ENOUGH_WITH_FIT : ENOUGH_WORDS);
}
