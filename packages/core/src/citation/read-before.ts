/** What stands before the name of a series: year, supplement, volume. */
export interface Before {
  readonly start: number;
  readonly year?: number;
  readonly volume?: string;
  readonly supplement?: 'Supp';
  /** Square brackets around the year alone. */
  readonly isSquare: boolean;
  /** The volume is printed twice, brackets do not match, or letters stand for digits. */
  readonly isDamaged: boolean;
  /** The year stands in brackets. */
  readonly hasBracket: boolean;
}

/** Characters before a name that are looked at: the longest real beginning has 34. */
const WINDOW = 60;

const SEP = String.raw`[\s,.:\-–]*`;
/** Four digits; by themselves also with the letters that scanners read for 1 and 0. */
const YEAR = String.raw`(?:(?<!\d)[12]\d{3}|(?<![A-Za-z\d])(?=[lI]?[Oo]?\d)[12lI][\dOolI]{3})`;
const SUPP = String.raw`(?:\(?supp(?:l|lement(?:ary)?)?\.?\)?)`;
const NUMBER = String.raw`\d{1,3}(?!\d)(?:\s?\(\d{1,2}\))?|[IVX]{1,6}`;
const VOLUME = String.raw`[(\[]\s*(?:vol(?:ume)?\.?\s*)?(?:${NUMBER})\s*[)\]]|(?<![\d/])(?:vol(?:ume)?\.?\s*)?(?:${NUMBER})`;
const BEFORE = new RegExp(
  String.raw`(?<open>[(\[{])?\s?(?:(?<year>${YEAR})(?:\s?[-–]\s?\d{2,4})?\s?(?<close>[)\]}])?${SEP})?` +
    String.raw`(?:(?<first>${SUPP})${SEP})?(?:(?<volume>${VOLUME})\)?${SEP})?(?:(?<again>\d{1,3}(?!\d))${SEP})?(?:(?<second>${SUPP})${SEP})?$`,
  'i',
);
const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Digits for the letters that scanners read in their place. */
export const mendDigits = (printed: string): string => printed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0');

/** Value of a Roman number up to 399. */
export function romanValue(text: string): number {
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const own = ROMAN[text[at] ?? ''] ?? 0;
    value += own < (ROMAN[text[at + 1] ?? ''] ?? 0) ? -own : own;
  }
  return value;
}

function volumeText(printed: string): string {
  const bare = printed.replace(/vol(?:ume)?\.?/i, '').replace(/\s/g, '');
  const inner = /^[([](.*)[)\]]$/.exec(bare)?.[1] ?? bare;
  return /^[IVX]+$/i.test(inner) ? String(romanValue(inner.toUpperCase())) : inner;
}

/** Blanks do not belong to a citation, nor does a bracket that closes behind it. */
function startOf(text: string, at: number, isOpenOnly: boolean): number {
  let start = isOpenOnly ? at + 1 : at;
  while (/\s/.test(text[start] ?? '')) start += 1;
  return start;
}

/** A number that a list gives its entries: `4. `, `2) `. */
const isListNumber = (before: string): boolean => /[.,:–-]\s*$/.test(before) || /^[^([]*\d\s?\)/.test(before);

/** Reads backwards from the name of a series at `at`; never before `floor`. */
export function readBefore(text: string, at: number, floor: number): Before {
  const from = Math.max(floor, at - WINDOW);
  const found = BEFORE.exec(text.slice(from, at));
  const { open, close, year, first, volume, again, second } = found?.groups ?? {};
  const none: Before = { start: at, isSquare: false, isDamaged: false, hasBracket: false };
  if (!found || (!year && !volume && !first && !second)) return none;
  if (!year && isListNumber(found[0])) return none;
  const own = volume ? volumeText(volume) : undefined;
  // A number alone between year and name is the volume, whatever the pattern called it.
  const isTwice = again !== undefined && own !== undefined;
  const isMismatched = open !== undefined && close !== undefined && PAIRS[open] !== close;
  const isMisread = year !== undefined && /\D/.test(year);
  return {
    start: startOf(text, from + found.index, open !== undefined && close === undefined),
    ...(year && { year: Number(mendDigits(year)) }),
    ...((own ?? again) && { volume: own ?? again ?? '' }),
    ...((first ?? second) && { supplement: 'Supp' as const }),
    isSquare: open === '[' && close === ']',
    isDamaged: isTwice || isMismatched || isMisread,
    hasBracket: close !== undefined,
  };
}
