import { joined } from '../canonical.js';
import type { Draft } from './citation-draft.js';
import { matchAt } from './match-at.js';
import { actOfNumber, readAct, readActBefore } from './read-act.js';
import { readerOf } from './read-neutral.js';
import { romanValue } from './roman-value.js';

type Reader = (text: string, at: number) => Draft | undefined;
type Found = readonly (string | undefined)[];

const BRACKETS = String.raw`\s?\((?:\d{1,3}(?:-?[A-Z]{1,3})?|[a-z]{1,4})\)`;
/** Number of a section with its parts: `34`, `103(1)`, `498-A`, `67 B of`, `498 A IPC`, `14(3)(c)`, `304 Part II`, but not an attached word. */
const NUMBER = String.raw`\d{1,4}(?!\d)(?:-?(?!o[fnr]|to|i[ns]|as|by|at)[A-Z]{1,2}(?![A-Za-z])|\s[A-HJ-QS-Z](?=\s(?:of|and|or|r/w|read|under|I\.?\s?P\.?\s?C|BNSS?)\b|\s?[,;/&(]))?(?:${BRACKETS}){0,5}(?:,?\sPart[\s-]I{1,2}(?![A-Za-z]))?`;
/** Text that must not follow a number of a list: it would be a date, a case number or a quantity. A footnote mark may follow. */
const OTHER = String.raw`(?!/(?:\d\d?/)?(?:1[89]|20)\d\d|\.\d(?!\d?\s+(?!per|acre|lakh|crore)[A-Z]))`;
const JOIN = String.raw`\s{0,3}(?:,\s?(?:and\s|&)?|&|and\b|or\b|to\b|[-–/]|r/w\.?|read\swith\b)\s{0,3}`;
/** A list of at most 25 sections, as in long charges. */
const LIST = String.raw`${NUMBER}(?:${JOIN}(?:sections?\s|sec\.?\s?|s\.\s?)?(?!(?:1[89]|20)\d\d)${NUMBER}${OTHER}|(?<=\))${JOIN}(?:${BRACKETS}){1,3}){0,24}`;
const ROMAN = String.raw`[IVXLC]{1,7}(?:-?[AB])?(?![A-Za-z])`;
const COUNT = String.raw`\d{1,3}[A-Z]?(?!\w)|${ROMAN}`;
/** Parts of a provision that precede it: `clause (a) of sub-section (2) of `, `clauses (2) and (3) of `. */
const PARTS = String.raw`((?:(?:sub-?\s?(?:section|clause|rule|article)s?(?:\s?\(\w{1,4}\)|\s(?!and|or)\w{1,3})|(?:clause|article)s?\s?\(\w{1,4}\))(?:(?:,|\s(?:and|or))\s?\(\w{1,4}\)){0,5}\s{1,3}of\s{1,3}(?:the\s)?){0,3})`;
/** After an article: it belongs to something other than the Constitution, even if that is misread. */
const OTHER_LAW =
  /[\s,]{1,3}(?:of\s{1,3}(?!which|\w{1,20}ing\b|(?:(?:t\w{1,3}|\d{1,4}|our|said|same|part\s\w{1,5}|of)\W{1,40}){0,4}\W?C.{0,2}n\W{0,2}[st])\w|ECHR|ICCPR|UDHR|DTAA)/iy;
/** In the canonical form, the law of such an article. */
const OF_OTHER = 'of another law';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ACT = new RegExp(
  String.raw`act\s{0,3}(?:no\.?\s{0,3})?(\d{1,3}|${ROMAN})\s{1,3}of\s{1,3}((?:1[789]|20)\d\d)(?!\d)`,
  'iy',
);
const YEAR = /^(?:1[89]|20)\d\d$/;
const PREFIX =
  /(?:((?:first\s|second\s|third\s)?proviso)|explanation(?:\s(\d|[IVX]{1,4}))?)\s(?:to|of)\s(?=s|§|art|r|clause)/iy;

/** Converts a Roman numeral to digits and keeps a letter after it: `IX-A` becomes `9A`. */
const digits = (printed: string): string =>
  printed.replace(/^[IVXLC]+(?=-?[AB]?$)/i, (roman) => String(romanValue(roman))).replace('-', '');

/** Normalises a list of sections: `34, 149`, `302 r/w 34`. */
const plainList = (list: string): string =>
  list
    .replace(/\s{0,3}(?:\/|r\/w\.?|read\swith)\s{0,3}/gi, ' r/w ')
    .replace(/\s{0,3}(?:,\s?(?:and\s|&)?|&|and\b|or\b)\s{0,3}(?!Part)/gi, ', ')
    .replace(/\s{0,3}(?:to\b|–)\s{0,3}/gi, '-')
    .replace(/(?:sections?\s|sec\.?\s?|s\.\s?)/gi, '')
    .replace(/(?<!,)\s\(/g, '(')
    .replace(/,?\s{1,3}part[\s-]/gi, ' Part ')
    .replace(/(\d)[\s-]([A-Z]{1,2})(?![A-Z/])/gi, (_, digit, letter: string) => digit + letter.toUpperCase());

interface Part {
  readonly unit: string;
  readonly number: string;
  /** The act if none is named. */
  readonly implied?: string;
  /** Whether it is ignored without an act. */
  readonly needsAct?: boolean;
  /** The unit in full, used if no act is named. */
  readonly alone?: string;
}

/** Creates a reader from a pattern and a function that interprets its groups. It also reads the act before or after. */
const provision =
  (pattern: RegExp, make: (found: Found) => Part): Reader =>
  (text, at) => {
    const found = matchAt(pattern, text, at);
    if (!found) return undefined;
    const { unit, number, implied = '', needsAct, alone = unit } = make(found);
    const end = at + found[0].length;
    const after = readAct(text, end);
    const isOfOther = matchAt(unit === 'Art.' ? OTHER_LAW : /\s{1,3}of\b/y, text, end);
    const before = after || unit !== 'S.' || isOfOther ? undefined : readActBefore(text, at);
    const named = (after ?? before)?.name;
    if (needsAct && !named) return undefined;
    const family = named ?? (isOfOther && unit === 'Art.' && !/\bs/i.test(found[0]) ? '' : implied);
    // An article of a treaty: without these words it would read as one of the Constitution.
    const other = implied && !family && OF_OTHER;
    const canonical = joined(family ? unit : alone, number, other || family);
    const last = after?.end ?? end + (text.startsWith(` ${OF_OTHER}`, end) ? OF_OTHER.length + 1 : 0);
    return { start: before?.start ?? at, end: last, kind: 'provision', family, unit, number, canonical };
  };

/** Normalises parts before a section: `clauses (2) and (3)` become `(2), (3)`. */
const bracketed = (parts: string): string =>
  (parts.match(/(?<=\()\w+|(?<=\s)\w{1,3}$/g) ?? []).map((part) => `(${part})`).join(', ');

const readSection = provision(
  new RegExp(
    String.raw`${PARTS}(sec(?:-\s)?tions?|secs?\.*|ss?\.|u/ss?\.?|ss?(?=\s\d)|§{1,2}|articles?|arts?\.*|rules?|rr?\.|regulations?|regn?s?\.)[\s-]{0,3}(${LIST})(?:\s{1,3}of\s{1,3}order\s{1,3}(${COUNT}))?`,
    'iy',
  ),
  ([, parts = '', word = '', list = '', order]) => {
    const before = parts.split(/\sof\s/).reverse();
    const number = plainList(list) + before.map(bracketed).join('');
    if (order) return { unit: 'O.', number: `${digits(order)} R. ${number}`, implied: 'CPC' };
    // Without a full stop it may be a word or a list letter.
    const needsAct = /^(?:arts?|[Ss]s?|[Ss]ecs?|SS|SECS?)$/.test(word);
    if (/^art/i.test(word)) {
      const isOurs = parseInt(number) < 396 && !/^(?:1?\d|20)[A-Z]/i.test(number);
      return { unit: 'Art.', number, implied: isOurs ? 'Constitution' : '', needsAct };
    }
    if (!/^r/i.test(word)) return { unit: 'S.', number, needsAct };
    // In lower case it is an ordinary word, and a year belongs to a title that ends with it.
    const isAlone = /^R[a-z]{3}/.test(word) && !YEAR.test(number);
    const [unit, alone] = /^reg/i.test(word) ? ['Reg.', 'Regulation'] : ['R.', 'Rule'];
    return { unit, alone, number, needsAct: !isAlone };
  },
);

/** After a section and its act: the next section, without the word, and its own act. */
const NEXT = new RegExp(String.raw`\.?${JOIN}(?!(?:1[89]|20)\d\d)(${LIST})`, 'iy');

/** Reads what shares the word `Section` with the section before it: `/103 BNS` in `Section 302 IPC/103 BNS`. */
export function readNextSection(text: string, { unit, family, end }: Draft): Draft | undefined {
  const [whole = '', list = ''] = (unit === 'S.' && family && matchAt(NEXT, text, end)) || [];
  const from = end + whole.length;
  const act = whole ? readAct(text, from) : undefined;
  if (!act?.name || act.name === 'Constitution') return undefined;
  const number = plainList(list);
  const canonical = joined('S.', number, act.name);
  return {
    start: from - list.length,
    end: act.end,
    kind: 'provision',
    family: act.name,
    unit: 'S.',
    number,
    canonical,
  };
}

const readSubSection = provision(/sub-?\s?s(?:ections?|\.)\s{0,2}(\(\w{1,3}\))/iy, ([, number = '']) => ({
  unit: 'Sub-s.',
  number,
}));

const readOrder = provision(
  new RegExp(
    String.raw`(?:order|or?\.)\s{0,3}(\d{1,2}[A-Z]?|${ROMAN})[\s,]{0,3}(?:rules?|rr?\.)\s{0,3}(${LIST})`,
    'iy',
  ),
  ([, order = '', rules = '']) => ({
    unit: 'O.',
    number: `${digits(order)} R. ${plainList(rules)}`,
    implied: 'CPC',
  }),
);

const scheduled = (number: string, list: string | undefined, entry: string | undefined): Part => ({
  unit: 'Sch.',
  number: joined(number, list && `List ${digits(list)}`, entry && `Entry ${entry}`),
  implied: list ? 'Constitution' : '',
});

const readSchedule = provision(
  new RegExp(
    String.raw`(?:(${ORDINALS.join('|')})\s{1,3}schedule\b|(sch\.|schedule)\s{0,3}(\d{1,2}|${ROMAN}))(?:[\s,]{0,3}list\s{0,3}(${COUNT}))?(?:[\s,]{0,3}entry\s{0,3}(\d{1,3}[A-Z]?))?`,
    'iy',
  ),
  ([, ordinal, word, count = '', list, entry]) => ({
    ...scheduled(ordinal ? String(ORDINALS.indexOf(ordinal.toLowerCase()) + 1) : digits(count), list, entry),
    needsAct: !ordinal && !list && word !== 'Sch.',
  }),
);

const readEntry = provision(
  new RegExp(
    String.raw`(?:entry|entries)\s{0,3}(\d{1,3}[A-Z]?)[\s,]{0,3}(?:of\s)?(?:the\s)?list\s{0,3}(${COUNT})`,
    'iy',
  ),
  ([, entry, list]) => scheduled('7', list, entry),
);

const readChapter = provision(
  new RegExp(String.raw`(Chapter|CHAPTER|Part|PART)[Ss]?[\s-]{1,2}(${COUNT})(?:\s?(to|and|&|,|-)\s?(${COUNT}))?`, 'y'),
  ([, word = '', first = '', joint = '', last]) => {
    const isPart = word.startsWith('P');
    return {
      unit: isPart ? 'Part' : 'Chapter',
      number: digits(first) + (last ? (/to|-/.test(joint) ? '-' : ', ') + digits(last) : ''),
      // Parts such as IXA exist only in the Constitution.
      needsAct: isPart && !/\d[AB]$/.test(digits(first)),
    };
  },
);

const readNotice = readerOf(
  /(S\.\s?O\.|G\.\s?S\.\s?R\.|SO(?=\s\d{1,5}\s?\(E)|GSR)\s{0,3}(?:No\.?\s{0,3})?(\d{1,5})(?!\d)\s?(\(E\))?/y,
  ([, name = '', digit = '', extra = '']) => {
    const unit = name.startsWith('S') ? 'S.O.' : 'G.S.R.';
    const number = digit + extra;
    return { kind: 'provision', family: '', year: undefined, unit, number, canonical: `${unit} ${number}` };
  },
);

const readActNumber: Reader = (text, at) => {
  const [whole, count = '', when] = matchAt(ACT, text, at) ?? [];
  if (!whole) return undefined;
  const number = digits(count);
  const year = Number(when);
  // States also number their acts: `Punjab Act 2 of 1985`.
  const isOfState =
    /[A-Z][\w.&]{0,18}\s$/.test(text.slice(Math.max(0, at - 20), at)) &&
    !/\b(?:The|Central)\s$/.test(text.slice(Math.max(0, at - 8), at));
  const family = (!isOfState && actOfNumber(`${number}/${year}`)) || '';
  const canonical = `Act ${number} of ${year}`;
  return { start: at, end: at + whole.length, kind: 'provision', family, unit: 'Act', number, year, canonical };
};

const readPrefixed: Reader = (text, at) => {
  const [whole, proviso, number] = matchAt(PREFIX, text, at) ?? [];
  const own = whole && readSection(text, at + whole.length);
  if (!own) return undefined;
  const suffix = proviso?.toLowerCase() ?? joined('Explanation', number && digits(number));
  return { ...own, start: at, suffix, canonical: `${suffix} to ${own.canonical}` };
};

/** The readers, with the letters with which their provisions begin. The first match counts. */
const readers: readonly (readonly [letters: string, read: Reader])[] = [
  ['a', readActNumber],
  ['gs', readNotice],
  ['efpst', readPrefixed],
  ['acrsu§', readSection],
  ['s', readSubSection],
  ['o', readOrder],
  ['e', readEntry],
  ['efnst', readSchedule],
  ['cp', readChapter],
];

/** Beginnings of provisions that may be written in lower case. */
export const provisionHeads = 'act art cla exp ent ord pro rr rul reg ss sub sch u §'.split(' ').concat(ORDINALS);

/** Reads a provision of law that begins at `at`: `S. 302 IPC`, `O. 7 R. 11 CPC`, `Art. 21`, `Act 45 of 1860`, `S.O. 1234(E)`. */
export function readProvision(text: string, at: number): Draft | undefined {
  const first = text.charAt(at).toLowerCase();
  for (const [letters, read] of readers) {
    const draft = letters.includes(first) && read(text, at);
    if (draft) return draft;
  }
  return undefined;
}
