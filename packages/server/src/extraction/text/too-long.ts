/** Characters of one document: twice the longest judgments and acts of India. One text of this size is read in a minute. */
const LONGEST_DOCUMENT = 10_000_000;

/** Why a document of so many characters is refused: it would take minutes to read and to search. Else undefined. */
export function tooLong(characters: number): string | undefined {
  if (characters <= LONGEST_DOCUMENT) return undefined;
  const millions = LONGEST_DOCUMENT / 1_000_000;
  return `The text has ${characters.toLocaleString('en-IN')} characters, more than ${millions} million; divide it.`;
}
