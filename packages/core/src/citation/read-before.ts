import type { Reading } from './reading.js';
import { romanValue } from './roman-value.js';

/**
 * Year, supplement, volume in brackets or bare, a second number, supplement, each with what may stand between. A year is four digits;
 * by themselves also with the letters that scanners read for 1 and 0. Two more may be glued to it if the last four are no year.
 */
const BEFORE =
  /([([{])?\s?(?:((?<!\d)[12]\d(?:\d\d(?!\d)|(?!1[89]|20)\d\d(?=\d\d(?!\d)))|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3}(?!\d))(?:\s?[-–]\s?\d{2,4})?\s?([)\]}])?[\s,.:\-–]*)?(?:(\(?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?\)?)[\s,.:\-–]*)?(?:(?:[([]\s*(?:vol(?:ume)?\.?\s*)?(\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6})\s*[)\]]|(?:(?<=supp?l?)|(?<![a-z\d/]))(?:vol(?:ume)?\.?\s*)?([\dl]{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6}))\)?[\s,.:\-–]*)?(?:(\d{1,3}(?!\d))[\s,.:\-–]*)?(?:(\(?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?\)?)[\s,.:\-–]*)?$/i;

/** Digits for the letters that scanners read in their place. */
export const mendDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** Reads backwards from the name of a series at the start of a reading; never before `floor`. Gives the parts that it found. */
export function readBefore(text: string, at: number, floor: number): Partial<Reading> {
  /** Characters before a name that are looked at: the longest real beginning has 34. */
  const window = 60;
  const [printed = '', open = '', year = '', close = '', first, inner, bare = '', again, second] =
    BEFORE.exec(text.slice(Math.max(floor, at - window), at)) ?? [];
  const extra = first ?? second;
  const supplement = extra && (/o/i.test(extra) ? 'NOC' : 'Supp');
  const volume = inner ?? bare;
  // A number that a list gives its entries: `4. `, `2) `.
  const isListNumber = /[.,:–-]\s*$|^[^([]*\d\s?\)/.test(printed);
  // A capital is a letter, and so is a small one without a year.
  if (/L|^l+$/.test(bare) && !(year && bare === 'l')) return {};
  if (!year && (!(volume || supplement) || isListNumber)) return {};
  const brackets = open + close;
  return {
    // Blanks do not belong to a citation, nor does a bracket that closes behind it.
    start: at - (open && !close ? printed.slice(1) : printed).trimStart().length,
    year: year ? Number(mendDigits(year)) : undefined,
    // A number alone between year and name is the volume, whatever the pattern called it.
    volume: volume ? String(romanValue(volume.replace(/l/g, '')) || mendDigits(volume.replace(/\s/g, ''))) : again,
    supplement,
    brackets,
    damaged:
      (volume && again) || !'()[]{}'.includes(brackets) || /\D/.test(year) || bare.includes('l') ? true : undefined,
  };
}
