/** Words that occur in too many cause titles to identify a case. */
const COMMON = new Set(
  (
    'the and ors anr another others etc union india state states govt government commissioner collector ltd limited pvt private ' +
    'company corporation board versus through lrs dead secretary director officer income tax central board municipal'
  ).split(' '),
);
/** Number of equal letters at the beginning of two spellings of a name. */
const SAME_BEGINNING = 5;

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word));

const isSame = (one: string, other: string): boolean =>
  one === other || (one.length >= SAME_BEGINNING && one.slice(0, SAME_BEGINNING) === other.slice(0, SAME_BEGINNING));

/**
 * Returns whether two cause titles may belong to the same case: they share a distinctive word, allowing for different
 * spellings. Undefined if one of them has no distinctive word.
 */
export function isSameCaseName(one: string, other: string): boolean | undefined {
  const own = wordsOf(one);
  const theirs = wordsOf(other);
  if (own.length === 0 || theirs.length === 0) return undefined;
  return own.some((word) => theirs.some((their) => isSame(word, their)));
}
