import type { Citation } from './citation.js';
import { explainCitation } from './explain-citation.js';
import { readOther } from './read-other.js';
import { readWhole } from './read-whole.js';

/**
 * Parses a string that is a single citation, ignoring brackets, quotation marks and punctuation around it. Undefined if it is
 * not a citation, has more than 300 characters or contains anything else. Offsets refer to the original string.
 */
export function parseCitation(text: string): Citation | undefined {
  const draft = readWhole(text, readOther);
  return draft && explainCitation(text, draft);
}
