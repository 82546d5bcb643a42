import type { CompareInput } from '../contract/citations/calls.js';
import type { EmbedComparisons } from '../contract/embed/embed-answers.js';
import { createAsk, post, type EmbedSignal } from './create-ask.js';
import type { EmbedOptions } from './embed-options.js';
import { listed } from './listed.js';
import { takeAnswer } from './take-answer.js';

/** The read of the check of a brief that the finder does not need. It rejects with an EmbedError. */
export interface CompareRead {
  /** Compares at most 50 quotations, pages and paragraphs with the previews of judgments. */
  compare(input: CompareInput & EmbedSignal): Promise<EmbedComparisons>;
}

/** Creates the read that compares quotations and pinpoints. */
export function createCompareRead(options: EmbedOptions): CompareRead {
  const ask = createAsk(options);
  return {
    compare: ask<CompareInput, EmbedComparisons>('compare', takeAnswer('items'), ({ claims }) =>
      post({ claims: listed(claims) }),
    ),
  };
}
