import type { Reading } from './reading.js';
import { isNumeral, romanValue } from './roman-value.js';

/**
 * Year, supplement, volume (in brackets or not), a second number and supplement, with punctuation between them. A year has
 * four digits, in which scanners may have misread 1 and 0 as letters. A two-digit footnote number may be attached before
 * it, if the last four digits are not a year. A volume may also precede a year in brackets.
 */
const BEFORE =
  /(?:(?<![\w.,/(:–-])(\d{1,3}|[IVX]{1,6})(\s{0,2})(?=[([]\d{4}[)\]]))?([([{])?\s?(?:((?<=[([])[12](?:\d\s?\r?\n\d|\r?\n\d\d|\d\d\r?\n)\d(?=[)\]])|(?<!\d)[12]\d(?:\d\d(?!\d)|(?!1[89]|20)\d\d(?=\d\d(?!\d)))|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3}(?!\d))(?:\s?[-–]\s?\d{2,4})?\s?([)\]}])?[\s,.:\-–]*)?(?:([([]?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?[)\]]?)[\s,.:\-–]*)?(?:(?:[([]\s*(?:vol(?:ume)?\.?\s*)?(\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6})\s*[)\]]|(?:(?<=supp?l?)|(?<![a-z\d/]))(?:vol(?:ume)?\.?\s*)?([\dl]{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6}))[)\]]?[\s,.:\-–]*)?(?:(\d{1,3}(?!\d))[\s,.:\-–]*)?(?:([([]?(?:supp?l?(?:ement(?:ary)?)?|noc)\.?[)\]]?)[\s,.:\-–]*)?$/i;

/** Words before a number that claim it: `para 45`. */
const CLAIM =
  /(?:\b(?:paras?|paragraphs?|pages?|pp?|at|nos?|sections?|ss?|arts?|rules?|chapter|item|sr|serial)\.?|§)\s*$/i;

/** Replaces letters that scanners misread for digits. */
export const correctDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** Returns a printed volume in digits: `IV` is `4`, `04` is `4`, `110 (10)` is `110(10)`. */
const plainVolume = (printed: string): string =>
  String(romanValue(printed.replace(/l/g, '')) || correctDigits(printed.replace(/\s/g, '')).replace(/^0+(?=\d)/, ''));

/** Reads the parts before the name of a series with the marks of its row, but not before `floor`. */
export function readBefore(text: string, at: number, floor: number, marks: string): Partial<Reading> {
  /** Number of characters that are searched. The longest known beginning has 34. */
  const window = 60;
  const from = Math.max(floor, at - window);
  const found = BEFORE.exec(text.slice(from, at));
  const [printed = '', lead = '', gap = '', open = '', year = '', close = '', first, inner, bare = '', again, second] =
    found ?? [];
  const extra = first ?? second;
  const supplement = extra && (/o/i.test(extra) ? 'NOC' : 'Supp');
  const volume = inner ?? bare;
  // A damaged numeral is no volume: nobody knows which number stood there.
  if (/^[IVX]+$/i.test(volume) && !isNumeral(volume)) return {};
  // The number of a list entry: `4. `, `2) `. Without a year, a number in brackets is the mark of a footnote.
  const isListNumber = /[.,:–-]\s*$|^[^([]*\d\s?\)|^\s?[([]/.test(printed);
  // A capital L is a letter, not a misread 1; so is a small one without a year.
  if (/L|^l+$/.test(bare) && !(year && bare === 'l')) return {};
  const begin = from + (found?.index ?? 0);
  // Without a year, of two numbers only the last may be a volume: `(1) 45 IA 3`, `2. 45 IA 3`.
  if (!year && volume && again) return { start: begin + printed.lastIndexOf(again), volume: again };
  // Two different numbers between year and name: one belongs to something else.
  if (volume && again && plainVolume(volume) !== plainVolume(again)) return {};
  if (!year && (!(volume || supplement) || isListNumber || CLAIM.test(text.slice(Math.max(0, begin - 12), begin))))
    return {};
  const brackets = open + close;
  const own = volume ? plainVolume(volume) : again;
  const isLead =
    lead && !own && !marks.includes('n') && (/^\d+$/.test(lead) || (/^[IV]+$/.test(lead) && isNumeral(lead)));
  // Attached or in Roman numerals it is a volume, unless these end a name, `Bombay City II`; otherwise it may be the number
  // of a footnote or list.
  const isVolume =
    isLead &&
    (gap ? /\D/.test(lead) && !/[A-Z]\S{0,23}\s{1,3}$/.test(text.slice(Math.max(0, begin - 24), begin)) : true);
  const head = (open && !close && !/^.\s?\d{4}\s*[A-Za-z]+\.?[\])]/.test(printed) ? printed.slice(1) : printed).slice(
    isVolume ? 0 : (lead + gap).length,
  );
  return {
    // Exclude leading spaces, a mark, and a bracket that closes after the citation.
    start: at - head.trimStart().length,
    year: year ? Number(correctDigits(year.replace(/\s/g, ''))) : undefined,
    // A single number between year and name is the volume, whichever group matched it.
    volume: isVolume ? plainVolume(lead) : own,
    mark: isLead && !isVolume ? { start: begin, volume: plainVolume(lead) } : undefined,
    supplement,
    brackets,
    damaged:
      (volume && again) || !'()[]{}'.includes(brackets) || /[^\d\s]/.test(year) || bare.includes('l')
        ? true
        : undefined,
  };
}
