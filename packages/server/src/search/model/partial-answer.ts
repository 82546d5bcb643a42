import type { EngineAnswer } from './engine.js';

/** Returns the answer of an index that lacks documents: it says that there may be more, as one that ran out of time. */
export function partialAnswer(answer: EngineAnswer): EngineAnswer {
  return { ...answer, total: { ...answer.total, relation: 'gte' }, timedOut: true };
}
