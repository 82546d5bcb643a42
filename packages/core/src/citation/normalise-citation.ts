import { parseCitation } from './parse-citation.js';

/** The one spelling of a citation however it is written; undefined where the string is none. Of its own answer it gives the same. */
export function normaliseCitation(text: string): string | undefined {
  return parseCitation(text)?.canonical;
}
