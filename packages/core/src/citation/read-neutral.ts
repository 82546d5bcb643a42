import type { Draft } from './citation-draft.js';
import { neutralCourts } from './neutral-codes.js';
import { citationTables } from './read-table.js';

/** Blanks, line breaks included, that may stand around a separator. */
const GAP = String.raw`\s{0,3}`;
const NEUTRAL = new RegExp(
  String.raw`(\d{4})(?:${GAP}([:/])${GAP}|\s{1,3})([A-Z]{2,6})(?:${GAP}-${GAP}([A-Z]{1,4}))?(?:${GAP}[:/]${GAP}|\s{1,3})(\d{1,6})(?!\d)(?:-(DB|FB)(?![a-z\d]))?`,
  'y',
);
/** Codes that are the short names of reports too. */
const REPORTS = new Set(['KHC', 'MHC']);
const NJRS = /(\d{4})-LL-(\d{1,6})(?!\d)/y;
const MANU = /MANU\s?\/\s?([A-Z]{2,4})\s?\/\s?(\d{1,6})\s?\/\s?(\d{4})(?!\d)/y;
const INDEX = /\[(\d{4})\]\s{0,3}(IN[A-Z]{2,5})\s{0,3}(\d{1,6})(?!\d)/y;
const CNR = /[A-Z]{4}\d{12}(?![A-Za-z\d])/y;

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** `RJ` as scanners read it before the seats of that court. */
const mend = (code: string, seat: string | undefined): string =>
  /^[A-Z][UJ]$/.test(code) && (seat === 'JP' || seat === 'JD') ? 'RJ' : code;

/** Reads a neutral citation whose year begins at `from`: `2023:DHC:1234-DB`, `2023/MHC/4812`, `2023 PHHC 118039-DB`. */
export function readNeutral(text: string, from: number): Draft | undefined {
  const found = at(NEUTRAL, text, from);
  if (!found) return undefined;
  const [whole, year = '', separator, printed = '', seat, number = '', suffix] = found;
  const code = mend(printed, seat);
  const court = neutralCourts[code];
  // Without colons, and with slashes, letters and numbers are much else.
  const isKnown = court !== undefined || code === 'INSC';
  if (!isKnown && separator !== ':') return undefined;
  if (separator === undefined && (!code.endsWith('HC') || REPORTS.has(code))) return undefined;
  const isDamaged = code !== printed || separator === undefined;
  return {
    start: from,
    end: from + whole.length,
    kind: 'neutral',
    family: seat && code !== 'INSC' ? `${code}-${seat}` : code,
    year: Number(year),
    number: String(Number(number)),
    ...(court && { court }),
    ...(suffix && { suffix }),
    ...(isDamaged && { damaged: true as const }),
  };
}

/** Reads a number of the National Judicial Reference System whose year begins at `from`: `2009-LL-1021`. */
export function readNjrs(text: string, from: number): Draft | undefined {
  const found = at(NJRS, text, from);
  if (!found) return undefined;
  const [whole, year = '', number = ''] = found;
  return { start: from, end: from + whole.length, kind: 'online', family: 'NJRS', year: Number(year), number };
}

/** Reads a Manupatra id at `from`: `MANU/SC/0201/1990`. */
export function readManu(text: string, from: number): Draft | undefined {
  const found = at(MANU, text, from);
  if (!found) return undefined;
  const [whole, code = '', number = '', year = ''] = found;
  return {
    start: from,
    end: from + whole.length,
    kind: 'online',
    family: 'MANU',
    year: Number(year),
    court: citationTables().courts.match(code, 0)?.value ?? code,
    number: number.padStart(4, '0'),
    code,
  };
}

/** Reads a number that a free index gave a judgment of a High Court, its bracket at `from`: `[2005] INPHHC 12`. */
export function readIndexNumber(text: string, from: number): Draft | undefined {
  const found = at(INDEX, text, from);
  if (!found) return undefined;
  const [whole, year = '', family = '', number = ''] = found;
  if (family === 'INSC') return undefined;
  return { start: from, end: from + whole.length, kind: 'online', family, year: Number(year), number, isSquare: true };
}

/** Reads the 16 characters of a registry's case record: `KAHC020000022024`. */
export function readCnr(text: string, from: number): Draft | undefined {
  const found = at(CNR, text, from);
  if (!found) return undefined;
  const year = Number(found[0].slice(12));
  if (year < 1950 || year > 2100) return undefined;
  return { start: from, end: from + 16, kind: 'docket', family: 'CNR', number: found[0], year };
}
