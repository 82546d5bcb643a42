import type { Reading } from './reading.js';
import { romanValue } from './roman-value.js';

/**
 * Year, supplement, volume (in brackets or not), a second number and supplement, with punctuation between them. A year has
 * four digits, in which scanners may have misread 1 and 0 as letters. A two-digit footnote number may be attached before
 * it, if the last four digits are not a year.
 */
const BEFORE =
  /([([{])?\s?(?:((?<!\d)[12]\d(?:\d\d(?!\d)|(?!1[89]|20)\d\d(?=\d\d(?!\d)))|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3}(?!\d))(?:\s?[-–]\s?\d{2,4})?\s?([)\]}])?[\s,.:\-–]*)?(?:(\(?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?\)?)[\s,.:\-–]*)?(?:(?:[([]\s*(?:vol(?:ume)?\.?\s*)?(\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6})\s*[)\]]|(?:(?<=supp?l?)|(?<![a-z\d/]))(?:vol(?:ume)?\.?\s*)?([\dl]{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6}))\)?[\s,.:\-–]*)?(?:(\d{1,3}(?!\d))[\s,.:\-–]*)?(?:(\(?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?\)?)[\s,.:\-–]*)?$/i;

/** Replaces letters that scanners misread for digits. */
export const correctDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** Reads the parts before the name of a series, but not before `floor`. */
export function readBefore(text: string, at: number, floor: number): Partial<Reading> {
  /** Number of characters that are searched. The longest known beginning has 34. */
  const window = 60;
  const [printed = '', open = '', year = '', close = '', first, inner, bare = '', again, second] =
    BEFORE.exec(text.slice(Math.max(floor, at - window), at)) ?? [];
  const extra = first ?? second;
  const supplement = extra && (/o/i.test(extra) ? 'NOC' : 'Supp');
  const volume = inner ?? bare;
  // The number of a list entry: `4. `, `2) `.
  const isListNumber = /[.,:–-]\s*$|^[^([]*\d\s?\)/.test(printed);
  // A capital L is a letter, not a misread 1; so is a small one without a year.
  if (/L|^l+$/.test(bare) && !(year && bare === 'l')) return {};
  if (!year && (!(volume || supplement) || isListNumber)) return {};
  const brackets = open + close;
  return {
    // Exclude leading spaces and a bracket that closes after the citation.
    start: at - (open && !close ? printed.slice(1) : printed).trimStart().length,
    year: year ? Number(correctDigits(year)) : undefined,
    // A single number between year and name is the volume, whichever group matched it.
    volume: volume ? String(romanValue(volume.replace(/l/g, '')) || correctDigits(volume.replace(/\s/g, ''))) : again,
    supplement,
    brackets,
    damaged:
      (volume && again) || !'()[]{}'.includes(brackets) || /\D/.test(year) || bare.includes('l') ? true : undefined,
  };
}
