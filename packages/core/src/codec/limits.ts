/** Longest encrypted text, in characters: beyond it nothing is looked at, so that a hostile link costs nothing. */
export const MAX_CODED_LENGTH = 65_536;
