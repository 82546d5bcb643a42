import type { Reading } from './reading.js';
import { romanValue } from './roman-value.js';

/** Characters before a name that are looked at: the longest real beginning has 34. */
const WINDOW = 60;

const SEP = String.raw`[\s,.:\-–]*`;
/** Four digits; by themselves also with the letters that scanners read for 1 and 0. */
const YEAR = String.raw`(?<!\d)[12]\d{3}|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3}`;
const SUPP = String.raw`(?:(\(?(?:supp(?:l|lement(?:ary)?)?|noc)\.?\)?)${SEP})?`;
const VOL = String.raw`(?:vol(?:ume)?\.?\s*)?(\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6})`;
const BEFORE = new RegExp(
  String.raw`([(\[{])?\s?(?:(${YEAR})(?:\s?[-–]\s?\d{2,4})?\s?([)\]}])?${SEP})?${SUPP}` +
    String.raw`(?:(?:[(\[]\s*${VOL}\s*[)\]]|(?<![\d/])${VOL})\)?${SEP})?(?:(\d{1,3}(?!\d))${SEP})?${SUPP}$`,
  'i',
);

/** Digits for the letters that scanners read in their place. */
export const mendDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** Reads backwards from the name of a series at the start of a reading; never before `floor`. Gives the parts that it found. */
export function readBefore(text: string, at: number, floor: number): Partial<Reading> {
  const found = BEFORE.exec(text.slice(Math.max(floor, at - WINDOW), at)) ?? [];
  const [printed = '', open = '', year = '', close = '', first, inner, bare, again, second] = found;
  const extra = first ?? second;
  const supplement = extra && (/n.?c/i.test(extra) ? 'NOC' : 'Supp');
  const volume = inner ?? bare;
  // A number that a list gives its entries: `4. `, `2) `.
  const isListNumber = /[.,:–-]\s*$|^[^([]*\d\s?\)/.test(printed);
  if (!year && (!(volume || supplement) || isListNumber)) return {};
  const brackets = open + close;
  return {
    // Blanks do not belong to a citation, nor does a bracket that closes behind it.
    start: at - (open && !close ? printed.slice(1) : printed).trimStart().length,
    year: year ? Number(mendDigits(year)) : undefined,
    // A number alone between year and name is the volume, whatever the pattern called it.
    volume: volume ? String(romanValue(volume) || volume.replace(/\s/g, '')) : again,
    supplement,
    isSquare: brackets === '[]',
    damaged: (volume && again) || !'()[]{}'.includes(brackets) || /\D/.test(year) ? true : undefined,
    hasBracket: close !== '',
  };
}
