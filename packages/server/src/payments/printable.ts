/** Every character that the fonts of invoices have, and no other: Latin with its accents, ₹, and Devanagari. */
const UNPRINTABLE =
  /[^\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F\u0900-\u097F\u1CD0-\u1CF6\u1CF8\u1CF9\u{200C}-\u{200D}\u2010-\u2026\u2030\u20B9\u2122\uA8E0-\uA8FF]/gu;

/** Returns the first character of a text that no invoice can print; empty if there is none. */
export function firstUnprintable(text: string): string {
  return composed(text).match(UNPRINTABLE)?.[0] ?? '';
}

/** Returns a text as invoices print it. A character without a letter in the fonts becomes a visible mark, so that nothing vanishes. */
export function printable(text: string): string {
  return composed(text).replace(UNPRINTABLE, '?');
}

/** Letters and their accents in one character, as the fonts have them; a line break is one character. */
const composed = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n');
