import type { CodesWords } from './codes-words.js';

/** The words of `codesLine` in Hindi. */
export const codesWords: CodesWords = {
  pair: (provision, others) => `${provision} दूसरी संहिता में ${others} है।`,
  none: (provision, act) => `${provision} का ${act} में कोई समतुल्य नहीं है।`,
  compare: (others) => ` तुलना करें: ${others}।`,
  and: ' और ',
};
