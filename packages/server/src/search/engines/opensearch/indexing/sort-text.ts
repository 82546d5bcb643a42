/** Digits to which numbers are filled up, so that they sort by value. */
const DIGITS = 12;

/**
 * Returns a text by which values sort like the alphabet of the embedded engine: without a leading article, case,
 * accents, blanks and punctuation, numbers by value.
 */
export function sortText(value: string): string {
  return value
    .replace(/^(?:the|an?)\s+/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));
}
