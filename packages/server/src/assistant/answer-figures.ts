import type { AssistantAnswer } from '@headnote/core/contract';
import { createHistogram } from '../runtime/histogram.js';

/** Counts answers and refusals by what chose the sentences, with the seconds that members waited. */
export interface AnswerFigures {
  observe(answer: Pick<AssistantAnswer, 'refusal' | 'selector'>, seconds: number): void;
  /** Returns the series in Prometheus' text format. */
  write(): string;
}

/** Creates the figures of one server. A fallback is an answer of the rules because the model was of no use. */
export function createAnswerFigures(): AnswerFigures {
  const times = createHistogram('headnote_assistant_seconds', 'Time to answer a question about a document.');
  return {
    observe({ refusal, selector }, seconds) {
      times.observe(`result="${refusal === null ? 'answer' : 'refusal'}",selector="${selector}"`, seconds);
    },
    write: () => times.write().join('\n'),
  };
}
