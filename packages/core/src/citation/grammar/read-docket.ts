import { joined } from '../canonical.js';
import type { Draft } from './citation-draft.js';
import { readKind, type DocketKind } from './docket-kinds.js';
import { matchAt } from './match-at.js';
import { readerOf } from './read-neutral.js';

const SIDE =
  'C|Civil|Crl?|Criminal|Cri|OS|L|Lodg(?:ing)?|PIL|ST|AT|MD|T|Comm(?:ercial)?|SC|DB|SJ|SB|[MISDFPA]|FC|IBC?|Ins(?:olvency)?|CH|NIA|CAT|IPD';
/**
 * Sides in brackets, or one before `No.`; `No.`; numbers, at most 13 of a list; seat in brackets or between slashes; year;
 * date of the decision.
 */
const REST = new RegExp(
  String.raw`[\s.]{0,3}((?:[([]\s*(?:${SIDE})\.?\s*[)\]][\s.]{0,3}){0,3})(?:(Crl?|Cri|Criminal|Civil|C)\.?\s{0,2}(?=(?:no|diary)\b))?[\s.]{0,3}(diary\s{1,2})?(no(?:s|\(s\))?(?![a-z])\.?|numbers?\b)?[\s:.\-–/]{0,4}(\d{1,6}[A-Z]?(?:\s?(?:[-–,&]|and\s)\s?\d{1,6}){0,12})\s{0,3}(?:\(([A-Za-z]{1,6})\)\s?|/([A-Z]{1,5})(?:/[A-Z]{1,4})?(?=/)|-(?:SB|DB|FB)(?=[-\s]))?\s{0,3}(?:(?:of\s|/|[-–]\s)\s{0,3}((?:1[89]|20)\d\d)(?!\d)|[-–]((?:19[5-9]|20)\d\d)(?![\d-])|/(\d\d)(?![\d/]))(?:[\s,]{0,3}(?:decided|dated?|dt)\.?\s{0,2}(?:on\s)?(\d{1,2})[./-](\d{1,2})[./-](\d{4}))?`,
  'iy',
);
/** One or two words with a capital before a noun: `Rent Control Appeal`. */
const BEFORE_NOUN = /(?<=^|[^A-Za-z.&] ?)(?:[A-Z][A-Za-z&]{1,18} ){1,2}$/;
/** Words before a noun that are not part of the kind. */
const NOT_OF_KIND =
  /\b(?:the|in|said|this|an?|and|or|with|from|by|of|that|present|instant|connected|such|his|her|their|its|our|when|where|as|on|at|subject|leading|main|aforesaid|impugned|above|nos?|vide|court|high|against|to|for|these|those|under|into|after|before|while|since|jurisdiction|respondents?|petitioners?|appellants?|judgment|order|bench|another|other|each|every|any|all|if|is|was|were|be) $/i;

/** Returns whether a short form is a word: `as 11` and `op` are, but `AS 11` is not. */
const isWord = (printed: string): boolean =>
  printed.replace(/[^A-Za-z]/g, '').length < 4 && /[a-z]/.test(printed) && !/\w\.\w/.test(printed);

/** Normalises numbers: `001957-001957` becomes `1957`. */
const plainNumbers = (numbers: string): string =>
  numbers
    .replace(/&|and/gi, ',')
    .replace(/\s/g, '')
    .replace(/–/g, '-')
    .replace(/\d+/g, (digits) => String(Number(digits)))
    .replace(/^(\d+)-\1$/, '$1');

/** Returns the latest year, not in the future, that ends with two digits: `98` is 1998, `09` is 2009. */
const fullYear = (short: number): number => {
  const now = new Date().getFullYear();
  return now - ((now - short) % 100);
};

/** Returns the sides of a register as registries print them: `(Crl)`, `(OS) (COMM)`. */
const plainSides = (printed: string): string =>
  (printed.match(/\w+/g) ?? [])
    .map((side) => {
      const name = side.toUpperCase();
      if (name.startsWith('CR')) return '(Crl)';
      if (name.startsWith('COMM')) return '(COMM)';
      return name.startsWith('INS') ? '(Ins)' : `(${name.replace('CIVIL', 'C').replace(/^LODG.*/, 'L')})`;
    })
    .join(' ');

/** Adds the words with which a registry distinguishes a noun: `Appeal` becomes `Municipal Appeal`. */
function withWordsBefore(text: string, at: number, floor: number): { readonly start: number; readonly words: string } {
  const [words = ''] = BEFORE_NOUN.exec(text.slice(Math.max(floor, at - 40), at)) ?? [];
  let kept = words;
  while (NOT_OF_KIND.test(kept)) kept = '';
  // Of two words the first may introduce the kind: `In Municipal Appeal`.
  const [first = ''] = kept.split(' ');
  if (NOT_OF_KIND.test(`${first} `)) kept = kept.slice(first.length + 1);
  const name = kept.toUpperCase() === kept ? kept.toLowerCase().replace(/\b[a-z]/g, (one) => one.toUpperCase()) : kept;
  return { start: at - kept.length, words: name.trim() };
}

/** Returns the family and where it begins; undefined if the kind alone says too little. */
function familyOf(text: string, at: number, floor: number, kind: DocketKind, sides: string) {
  if (!kind.isBare) return { start: at, family: joined(kind.name, sides) };
  const { start, words } = withWordsBefore(text, at, floor);
  if (!words && /^(?:Case|Reference|Revision)$/.test(kind.name)) return undefined;
  return { start, family: joined(words, kind.name, sides) };
}

/** Reads a case number whose kind of proceeding begins at `at`: `SLP(Crl.) No. 4634 of 2014`. */
export function readDocket(text: string, at: number, floor = 0): Draft | undefined {
  const kind = readKind(text, at);
  if (!kind || isWord(text.slice(at, kind.end))) return undefined;
  const found = matchAt(REST, text, kind.end);
  if (!found) return undefined;
  const [whole, sides = '', side = '', diary, no, numbers = '', bracketed, slashed, of, dash, short = ''] = found;
  const [day = '', month = '', when] = found.slice(11);
  // A hyphen after several numbers is a range.
  if (dash && /s/i.test(no ?? '')) return undefined;
  const long = of ?? dash;
  // Without "No." or a full year, two small numbers with a slash may be anything.
  if (!long && !no && !(sides || numbers.length > 2)) return undefined;
  const named = familyOf(text, at, floor, kind, plainSides(sides || side));
  const isNoun = named?.family === kind.name && kind.isBare;
  if (!named || (isNoun && !no)) return undefined;
  const family = diary ? 'Diary' : named.family;
  const number = plainNumbers(numbers);
  const year = Number(long ?? fullYear(Number(short)));
  const bench = (bracketed ?? slashed)?.toUpperCase();
  const rest = `${joined(isNoun && 'No.', number, bench && `(${bench})`)} of ${year}`;
  // Only the company tribunal has a side for insolvency.
  const meanings = /\(IB/.test(family) ? kind.meanings?.slice(0, 1) : kind.meanings;
  return {
    // Gujarat's registry prints `R/` before the kind.
    start: text.slice(named.start - 2, named.start) === 'R/' ? named.start - 2 : named.start,
    end: kind.end + whole.length,
    kind: 'docket',
    family,
    year,
    number,
    bench,
    decided: when && `${when}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    canonical: `${family} ${rest}`,
    meanings: meanings?.map((meaning) => `${family.replace(kind.name, meaning)} ${rest}`),
  };
}

/** A further number of the same line: `, 14 of 2011`, ` and No. 16/2012`, but no act: `, 3 of 1956 Act`. */
const FURTHER =
  /(?:\s?[,;&]\s?(?:and\s|&\s?)?|\s(?:and|with|&)\s)(?:nos?\.?\s?)?(\d{1,6}(?:\s?[-–]\s?\d{1,6})?)\s?(?:of\s|\/)\s?((?:19|20)\d\d)(?![\d/]|\s*\)?\s?Act)/iy;

/** Reads a further number of the kind of the case number before it. */
export function readNextNumber(text: string, before: Draft): Draft | undefined {
  const [whole = '', numbers = '', printed] = matchAt(FURTHER, text, before.end) ?? [];
  // A citation of the act follows the number of a rule or bill as well: only a kind with a year of its own goes on.
  if (!whole || before.kind !== 'docket' || !before.number || !before.family) return undefined;
  const number = plainNumbers(numbers);
  const year = Number(printed);
  const again = (form: string) => form.replace(/\S+(?: \([A-Z]+\))? of \d{4}$/, `${number} of ${year}`);
  return {
    ...before,
    start: before.end + whole.indexOf(numbers),
    end: before.end + whole.length,
    number,
    year,
    bench: undefined,
    decided: undefined,
    canonical: again(before.canonical ?? ''),
    meanings: before.meanings?.map(again),
  };
}

/** Reads a CNR, the 16 characters of a registry's case record: `KAHC020000022024`. */
export const readCnr = readerOf(/(?<number>[A-Z]{4}\d{8}(?<year>19[5-9]\d|20\d\d))(?![A-Za-z\d])/y, () => ({
  kind: 'docket',
  family: 'CNR',
}));

/** Reads a case number without its kind, as in the Supreme Court's lists: `No.-004806-004806 - 2011`. */
export const readListed = readerOf(
  /No\.-(?<number>\d{1,6}(?:-\d{1,6})?)\s?-\s?(?<year>(?:1[89]|20)\d\d)(?!\d)/y,
  ([, numbers = '', year]) => {
    const number = plainNumbers(numbers);
    return { kind: 'docket', family: '', number, canonical: `No.-${number} - ${year}` };
  },
);
