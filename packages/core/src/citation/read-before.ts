import type { Reading } from './reading.js';
import { romanValue } from './roman-value.js';

/** Characters before a name that are looked at: the longest real beginning has 34. */
const WINDOW = 60;

const SEP = String.raw`[\s,.:\-–]*`;
/** Four digits; by themselves also with the letters that scanners read for 1 and 0. */
const YEAR = String.raw`(?<!\d)[12]\d{3}|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3}`;
const SUPP = String.raw`\(?(?:supp(?:l|lement(?:ary)?)?|noc)\.?\)?`;
const NUMBER = String.raw`\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6}`;
const VOL = String.raw`(?:vol(?:ume)?\.?\s*)?(?:${NUMBER})`;
const BEFORE = new RegExp(
  String.raw`([(\[{])?\s?(?:(${YEAR})(?:\s?[-–]\s?\d{2,4})?\s?([)\]}])?${SEP})?` +
    String.raw`(?:(${SUPP})${SEP})?(?:([(\[]\s*${VOL}\s*[)\]]|(?<![\d/])${VOL})\)?${SEP})?` +
    String.raw`(?:(\d{1,3}(?!\d))${SEP})?(?:(${SUPP})${SEP})?$`,
  'i',
);

/** Digits for the letters that scanners read in their place. */
export const mendDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** `Vol. IV`, `[4]` and `110 (10)` without what surrounds the number. */
function volumeText(printed: string): string {
  const bare = printed.replace(/vol(?:ume)?\.?|\s|^[([]|(?<!\d)[)\]]$/gi, '').replace(/^(\w+)[)\]]$/, '$1');
  return romanValue(bare) ? String(romanValue(bare)) : bare;
}

/** A number that a list gives its entries: `4. `, `2) `. */
const isListNumber = (before: string): boolean => /[.,:–-]\s*$|^[^([]*\d\s?\)/.test(before);

/** Reads backwards from the name of a series at the start of a reading; never before `floor`. Gives the parts that it found. */
export function readBefore(text: string, at: number, floor: number): Partial<Reading> {
  const from = Math.max(floor, at - WINDOW);
  const found = BEFORE.exec(text.slice(from, at));
  const [printed = '', open, year, close, first, volume, again, second] = found ?? [];
  const extra = first ?? second;
  const supplement = extra && (/n.?c/i.test(extra) ? 'NOC' : 'Supp');
  if (!found || !(year || volume || supplement) || (!year && isListNumber(printed))) return {};
  const isMismatched = open && close && '([{'.indexOf(open) !== ')]}'.indexOf(close);
  // Blanks do not belong to a citation, nor does a bracket that closes behind it.
  const blank = (open && !close ? /^.\s*/ : /^\s*/).exec(printed)?.[0].length ?? 0;
  return {
    start: from + found.index + blank,
    year: year ? Number(mendDigits(year)) : undefined,
    // A number alone between year and name is the volume, whatever the pattern called it.
    volume: volume ? volumeText(volume) : again,
    supplement,
    isSquare: open === '[' && close === ']',
    damaged: (volume && again) || isMismatched || /\D/.test(year ?? '') ? true : undefined,
    hasBracket: close !== undefined,
  };
}
