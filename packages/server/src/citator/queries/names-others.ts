/** Words of a cause title that say nothing about who a party is. */
const general =
  /^(?:the|and|of|for|in|by|through|its|others?|ors|anrs?|another|etc|mr|mrs|ms|smt|shri|sri|dr|km|prof|messrs|ltd|limited|pvt|private|co|company|corpn|corporation|inc|dead|deceased|lrs?|legal|representatives?|heirs?|appellants?|respondents?|petitioners?|state|union|india|govt|government)$/;
const VERSUS = /\s(?:v|vs|versus)\.?\s/i;

/** The names of a party. Initials and abbreviations in capitals (`ONGC`) are left out: they fit many names. */
function namesOf(party: string): readonly string[] {
  return (party.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !(word.length < 6 && word === word.toUpperCase() && /[a-z]/.test(party)))
    .map((word) => word.toLowerCase())
    .filter((word) => !general.test(word));
}

/** `Kameshwar` and `Kameswar`, `Commnr.` and `Commissioner`, `Razario` and `Rozario`. */
const isLike = (one: string, other: string): boolean =>
  one.slice(0, 3) === other.slice(0, 3) || (one.charAt(0) === other.charAt(0) && one.slice(-3) === other.slice(-3));

/**
 * Returns whether two cause titles give a party names that exclude each other: `Kameshwar Singh` and `Kameshwar Prasad
 * Verma`. For a title that is compared with the whole library a shared first name is not enough.
 */
export function namesOthers(one: string, other: string): boolean {
  const [ours = [], theirs = []] = [one, other].map((title) => title.split(VERSUS).map(namesOf));
  const isStraight = differences(ours, theirs) <= differences(ours, [...theirs].reverse());
  return differences(ours, isStraight ? theirs : [...theirs].reverse()) > 0;
}

/** Counts the parties of whom each title has a name that the other has not; `Sewaram` has the names of `Sewa Ram`. */
function differences(ours: readonly (readonly string[])[], theirs: readonly (readonly string[])[]): number {
  const lacks = (few: readonly string[], many: readonly string[]) =>
    few.some((word) => !many.some((their) => isLike(word, their)) && !many.join('').includes(word));
  return ours.filter((names, at) => {
    const others = theirs[at] ?? [];
    return lacks(names, others) && lacks(others, names);
  }).length;
}
