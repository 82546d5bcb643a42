import type { NewDocument } from '../extraction/new-document.js';

/** Characters of one document: twice the longest judgments and acts of India. One text of this size is read in a minute. */
const LONGEST_DOCUMENT = 10_000_000;

/** Why a document is refused that would take minutes to read and to search; undefined if it is not too long. */
export function tooLong({ text: { plain } }: NewDocument): string | undefined {
  if (plain.length <= LONGEST_DOCUMENT) return undefined;
  const millions = LONGEST_DOCUMENT / 1_000_000;
  return `The text has ${plain.length.toLocaleString('en-IN')} characters, more than ${millions} million; divide it.`;
}
