import type { EngineAnswer } from '../../../engine.js';
import type { EngineRequest } from '../../../engine-request.js';

/** The answer to a search that was ended with its thread: what it had found is lost, and it says that there may be more. */
export function lateAnswer({ aggregations, histograms = [] }: EngineRequest): EngineAnswer {
  return {
    hits: [],
    total: { value: 0, relation: 'gte' },
    maxScore: null,
    aggregations: Object.fromEntries([...aggregations, ...histograms].map(({ name }) => [name, []])),
    timedOut: true,
  };
}
