import { isKnownName } from './known-names.js';

/** Shortest word in which one letter may be wrong, and shortest one that may sound different as well. */
const MIN_FUZZY = 5;
const MIN_FUZZY_SOUND = 9;
/** Shortest word whose first letter may be wrong. */
const MIN_FUZZY_START = 7;

/** Returns the sound of a word in letters: Indian names have many English spellings. */
const soundOf = (word: string): string =>
  word
    .replace(/x/g, 'ks')
    .replace(/rn/g, 'm')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/e[ea]/g, 'i')
    .replace(/oo|ou|au/g, 'o')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    // An `a` that is hardly spoken: `Kalara`, `Jagadish`.
    .replace(/(?<=..[^aeiou])a(?=[^aeiou][aeiou])/g, '')
    .replace(/(?<=...)s$/, '');

/** Whether one letter is wrong, missing, added, or exchanged with the next one. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, theirs] = [one.slice(from), other.slice(from)];
  return (
    rest.slice(1) === theirs.slice(1) ||
    rest === theirs.slice(1) ||
    rest.slice(1) === theirs ||
    (rest[0] === theirs[1] && rest[1] === theirs[0] && rest.slice(2) === theirs.slice(2))
  );
}

/** Returns the sound of a short word, in which an `h` tells names apart: `Shah` and `Sah`. */
const shortSoundOf = (word: string): string =>
  word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Returns whether two words of names sound the same or differ in one letter. Of two known names no letter is wrong,
 * nor of a word below `fuzzyFrom` letters. */
export function isSameWord(one: string, other: string, fuzzyFrom = MIN_FUZZY): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < MIN_FUZZY) return shortSoundOf(one) === shortSoundOf(other);
  const [sound, theirs] = [soundOf(one), soundOf(other)];
  if (sound === theirs) return true;
  if (shortest < fuzzyFrom || (isKnownName(one) && isKnownName(other))) return false;
  // Of a short word, the first letter tells names apart: `Karan` and `Haran`.
  if (shortest < MIN_FUZZY_START && sound[0] !== theirs[0]) return false;
  return isOneLetterOff(one, other) || (shortest >= MIN_FUZZY_SOUND && isOneLetterOff(sound, theirs));
}
