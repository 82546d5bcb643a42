import { hasInitials, initialsOf, judgesWith, namesOf } from './find-judges.js';
import { isMisread } from './group-judges.js';
import type { Judge } from './judge.js';
import { type JudgeName, readJudgeName } from './read-judge-name.js';

/** Names that are offered in place of one that no judge has. */
const MOST_OFFERED = 3;
/** Letters of a sound from which on one of them may be wrong. */
const LONG = 5;
/** Letters of a word from which on it may be the beginning of one that sounds so. */
const BEGUN = 3;

/**
 * Finds the judges whose names differ from a text in nothing but the spelling of Indian words: `T.L. Venkatarama Aiyar` finds
 * `AIYYAR, T.L. VENKATARAMA`, and no judge of other initials. With `mayContinue` the last word may be the beginning of one.
 */
export function judgesSpeltAlike(
  judges: readonly Judge[],
  text: string,
  { mayContinue = false }: { readonly mayContinue?: boolean } = {},
): readonly Judge[] {
  const typed = readJudgeName(text);
  return judgesWith(judges, typed, (name) => soundsAlike(name, typed, mayContinue));
}

function soundsAlike(name: JudgeName, typed: JudgeName, mayContinue: boolean): boolean {
  const last = typed.sounds.length - 1;
  const isSound = (sound: string, at: number) =>
    name.sounds.includes(sound) ||
    (mayContinue && at === last && sound.length >= BEGUN && name.sounds.some((own) => own.startsWith(sound)));
  const wholeOf = ({ sounds, joinedSounds }: JudgeName) => (sounds.length === 1 ? sounds[0] : joinedSounds[last - 1]);
  const whole = wholeOf(typed);
  return (
    typed.sounds.every(isSound) ||
    (whole !== undefined && (name.joinedSounds.includes(whole) || name.sounds.includes(whole)))
  );
}

/**
 * Returns the names of up to three judges that a text may mean of which no judge has the name: those that sound so or differ in a
 * letter, then those of the surname; with the same initials first, then those with most judgments.
 */
export function namesLike(judges: readonly Judge[], text: string): readonly string[] {
  const { sounds, joinedSounds, initials, key } = readJudgeName(text);
  if (key === '') return [];
  const named = judges.filter(({ isSurnameOnly }) => !isSurnameOnly);
  const tried = [sounds, sounds.slice(-1), joinedSounds.slice(-1)].filter(({ length }) => length > 0);
  for (const wanted of tried) {
    const having = (isLike: (own: string, sound: string) => boolean) =>
      named.filter((judge) =>
        namesOf(judge).some((name) => wanted.every((sound) => name.sounds.some((own) => isLike(own, sound)))),
      );
    const same = having((own, sound) => own === sound);
    const like = same.length > 0 ? same : having(isNear);
    if (like.length === 0) continue;
    const rank = (judge: Judge) => Number(!hasInitials(initialsOf(namesOf(judge)), initials));
    return like
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, MOST_OFFERED)
      .map(({ name }) => name);
  }
  return [];
}

const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= LONG && isMisread(one, other));
