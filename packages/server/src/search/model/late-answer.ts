import type { EngineAnswer } from './engine.js';
import type { EngineRequest } from './engine-request.js';

/**
 * Returns the answer to a search that was ended from outside after its time: its matches are lost, and it says that there
 * may be more.
 */
export function lateAnswer({ aggregations, histograms = [] }: EngineRequest): EngineAnswer {
  return {
    hits: [],
    total: { value: 0, relation: 'gte' },
    maxScore: null,
    aggregations: Object.fromEntries([...aggregations, ...histograms].map(({ name }) => [name, []])),
    timedOut: true,
  };
}
