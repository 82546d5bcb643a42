import { createAsk, type EmbedSignal } from './create-ask.js';
import type { EmbedCaseAnswer, EmbedCaseInput } from '../contract/embed/embed-case.js';
import type { EmbedOptions } from './embed-options.js';
import { takeAnswer } from './take-answer.js';

/** Creates the read of one case alone, for a widget that needs no other call. It rejects with an EmbedError. */
export function createCaseRead(
  options: EmbedOptions,
): (input: EmbedCaseInput & EmbedSignal) => Promise<EmbedCaseAnswer> {
  return createAsk(options)('case', takeAnswer('items'));
}
