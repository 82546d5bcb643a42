import type { Citation } from './citation.js';
import { explainCitation } from './explain-citation.js';
import { readOther } from './grammar/read-other.js';
import { readWhole } from './grammar/read-whole.js';

/**
 * Parses a string that is a single citation, ignoring brackets, quotation marks and punctuation around it. Undefined if it is
 * not a citation, has more than 300 characters or contains anything else. Offsets refer to the original string.
 */
export function parseCitation(text: string): Citation | undefined {
  const draft = readWhole(text, readOther);
  return draft && explainCitation(text, draft);
}

/** Returns the canonical form of a citation in any spelling, or undefined. Applying it twice changes nothing. */
export function normaliseCitation(text: string): string | undefined {
  return parseCitation(text)?.canonical;
}
