/**
 * Raised when the rules that read citations, treatments or derived fields from a text change: the next import then reads the texts
 * again that it finds unchanged.
 */
export const READING_VERSION = 12;
