import { createAsk, type EmbedSignal } from './create-ask.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';
import type { EmbedOptions } from './embed-options.js';
import { takeAnswer } from './take-answer.js';

/** Creates the read of the latest cases alone, for a widget that needs no other call. It rejects with an EmbedError. */
export function createLatestRead(
  options: EmbedOptions,
): (input: EmbedLatestInput & EmbedSignal) => Promise<EmbedLatest> {
  return createAsk(options)('latest', takeAnswer('items'));
}
