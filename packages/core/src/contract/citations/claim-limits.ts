/** Quotations and pinpoints in one call: a page of a brief has fewer, and each may need another judgment's text. */
const MAX_CLAIMS = 50;
/** Characters of one quotation: seven printed pages. A longer run between quotation marks is a mark that was never closed. */
const MAX_QUOTATION = 20_000;
/** Characters of all quotations of one call together. */
const MAX_CHARACTERS = 100_000;
/** Maximum bytes of a character in JSON: a six-letter escape. */
const JSON_CHARACTER = 6;
/** Bytes around the words of one claim: the names of its fields, the citation and the pinpoint. */
const JSON_CLAIM = 4096;

/** Bounds of the calls that compare quotations and pinpoints. */
export const claimLimits = {
  /** Quotations and pinpoints in one call. */
  maxClaims: MAX_CLAIMS,
  /** Characters of one quotation. */
  maxQuotation: MAX_QUOTATION,
  /** Characters of all quotations of one call together. */
  maxCharacters: MAX_CHARACTERS,
  /** Bytes of the body, in any JSON spelling. */
  maxBody: MAX_CHARACTERS * JSON_CHARACTER + MAX_CLAIMS * JSON_CLAIM,
} as const;
