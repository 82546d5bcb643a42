/** The words of `codesLine` in English. Another language is another object of this type. */
export const codesWords = {
  pair: (provision: string, others: string) => `${provision} is ${others} in the other code.`,
  none: (provision: string, act: string) => `${provision} has no equivalent in the ${act}.`,
  compare: (others: string) => ` Compare ${others}.`,
  and: ' and ',
};

/** The words of `codesLine`. */
export type CodesWords = typeof codesWords;
