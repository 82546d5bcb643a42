import { parseCitation } from './parse-citation.js';

/** Returns the canonical form of a citation in any spelling, or undefined. Applying it twice changes nothing. */
export function normaliseCitation(text: string): string | undefined {
  return parseCitation(text)?.canonical;
}
