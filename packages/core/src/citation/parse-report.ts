import type { Citation } from './citation.js';
import { finishCitation } from './finish-citation.js';
import { readWhole } from './read-whole.js';

/**
 * Reads a string that is one report, neutral or vendor's number as a whole, as `parseCitation` of the full entry does, without its case
 * numbers and provisions of law, and without `reason`. Undefined where it is none, is longer than 300 characters, or holds more.
 */
export function parseCitation(text: string): Citation | undefined {
  const draft = readWhole(text);
  return draft && finishCitation(text, draft);
}
