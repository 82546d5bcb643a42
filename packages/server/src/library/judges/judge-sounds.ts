/** Letters of a word from which on its spelling may vary: `Das`, `Sen` and `Ray` are other names with another letter. */
const LEAST = 4;

/** Spellings of one sound in Indian names, each with the sound. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z(?!h)/g, 'j'],
  [/zh/g, 'l'],
  [/qu(?=a)|q|c(?:k|(?!h))/g, 'k'],
  [/chh?/g, 'c'],
  [/([bdgjkt])h|(?<=.{4}a)h$/g, '$1'],
  [/(.)\1+/g, '$1'],
  // Aiyar, Aiyyar, Ayyar, Iyer: the doubled `y` is single by now.
  [/(?:ai|a|e|i)y(?=[aeiou])/g, 'Y'],
  [/(?<=.)y/g, 'i'],
  [/au|ou|ov(?=[^aeiou])/g, 'o'],
  [/ia$|i[ei]|e[ai]/g, 'i'],
  [/ai/g, 'E'],
  // An `a` or `e` that is hardly spoken: `Mukherjee` and `Mukharji`, `Natarajan` and `Natrajan`.
  [/(?<=[aeiouYE][^aeiouYE]+)[ae](?=[^aeiouYE])/g, ''],
  [/e/g, 'a'],
];

/**
 * Returns how a word of a judge's name sounds, for all its spellings in Latin letters: `Aiyar`, `Aiyyar` and `Iyer`, `Mukherjee`
 * and `Mukharji`. A short word sounds only as it is spelt. The word is in small letters.
 */
export function soundOfName(word: string): string {
  if (word.length < LEAST) return word;
  // Before doubled letters are single.
  const long = word.replace(/ee/g, 'i').replace(/oo/g, 'u');
  return SAME.reduce((text, [spelling, sound]) => text.replace(spelling, sound), long);
}

/** The same without what may tell apart two judges of one court: `Sarma` and `Sharma`. */
export function looseSoundOfName(word: string): string {
  const sound = soundOfName(word);
  return word.length <= LEAST ? sound : sound.replace(/sh/g, 's');
}
