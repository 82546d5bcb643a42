import type { Citation } from './citation.js';
import { finishCitation } from './finish-citation.js';
import { readWhole } from './grammar/read-whole.js';

/**
 * Parses a string that is a single report, neutral or publisher's citation, like `parseCitation` of `@headnote/core/citation`
 * but without case numbers, provisions of law and `reason`. Undefined if it is not one, has more than 300 characters or
 * contains anything else.
 */
export function parseCitation(text: string): Citation | undefined {
  const draft = readWhole(text);
  return draft && finishCitation(text, draft);
}
