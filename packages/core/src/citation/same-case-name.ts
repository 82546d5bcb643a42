/** Words that stand in too many cause titles to tell one from another. */
const COMMON = new Set(
  (
    'the and ors anr another others etc union india state states govt government commissioner collector ltd limited pvt private ' +
    'company corporation board versus through lrs dead secretary director officer income tax central board municipal'
  ).split(' '),
);
/** Letters that two spellings of a name share at the beginning. */
const SAME_BEGINNING = 5;

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word));

const isSame = (one: string, other: string): boolean =>
  one === other || (one.length >= SAME_BEGINNING && one.slice(0, SAME_BEGINNING) === other.slice(0, SAME_BEGINNING));

/**
 * Whether two cause titles may be of one case: they share a word that tells cases apart, spelling variants included. Undefined where
 * one of them has no such word.
 */
export function isSameCaseName(one: string, other: string): boolean | undefined {
  const own = wordsOf(one);
  const theirs = wordsOf(other);
  if (own.length === 0 || theirs.length === 0) return undefined;
  return own.some((word) => theirs.some((their) => isSame(word, their)));
}
