import type { Citation } from './citation.js';
import { explainCitation } from './explain-citation.js';
import { readOther } from './read-other.js';
import { readWhole } from './read-whole.js';

/**
 * Reads a string that is one citation as a whole; brackets, quotation marks and punctuation around it do not count. Undefined
 * where it is none, is longer than 300 characters, or holds more. Offsets are of the string as given.
 */
export function parseCitation(text: string): Citation | undefined {
  const draft = readWhole(text, readOther);
  return draft && explainCitation(text, draft);
}
