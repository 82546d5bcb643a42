/** The number of an act of a State begins with the name of the State: `Karnataka Act 12 of 1966`. */
const STATE_NUMBER = /^(?!act\b)\p{L}.*\bact\b/iu;

/** True for the printed number of an act that a State has made. */
export const isStateAct = (actNumber: string): boolean => STATE_NUMBER.test(actNumber.trim());
