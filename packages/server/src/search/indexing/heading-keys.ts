/** Shortest word that counts: a shorter one, such as `of` or `for`, links others, and a reader leaves it out. */
const MIN_WORD = 4;
/** Longer words that link others. */
const LINKS = new Set('with from that this when which under have into upon such other than'.split(' '));
/** Words from which on a heading is one: `Short title` stands in every act, and `Definitions` too. */
const MIN_WORDS = 3;
/** No name of a party has it. */
const MARK = '¶';

/**
 * Returns the key of a section's heading as typed or printed, the same with and without its small words; undefined for a text of
 * too few words.
 */
export function headingKeyOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const counted = new Set(words.filter((word) => word.length >= MIN_WORD && !LINKS.has(word)));
  return counted.size < MIN_WORDS ? undefined : MARK + [...counted].join(' ');
}

/** Returns the keys of the headings of an act, each once. */
export function headingKeysOf(headings: readonly string[]): readonly string[] {
  return [...new Set(headings.map(headingKeyOf).filter((key) => key !== undefined))];
}
