import type { Draft } from './citation-draft.js';
import { joined } from './canonical.js';
import { matchAt } from './match-at.js';
import { actOfNumber, readAct } from './read-act.js';
import { romanValue } from './roman-value.js';

/** Number of a section with its parts: `34`, `103(1)`, `498-A`, `14(3)(c)`. */
const NUMBER = String.raw`\d{1,4}(?:-?[A-Z]{1,2}(?![A-Za-z]))?(?:\s?\((?:\d{1,3}[A-Z]?|[a-z]{1,4}|[A-Z])\)){0,5}`;
const JOIN = String.raw`\s{0,3}(?:,\s?(?:and\s|&)?|&|and\b|or\b|to\b|[-–/]|r/w\.?|read\swith\b)\s{0,3}`;
/** Sections of one list at most: charges of long indictments. */
const LIST = String.raw`${NUMBER}(?:${JOIN}(?:sections?\s|sec\.?\s?|s\.\s?)?${NUMBER}(?![\d/.]\d)){0,24}`;
const ROMAN = String.raw`[IVXLC]{1,7}(?![A-Za-z])`;
const SECTION = new RegExp(
  String.raw`(?:sub-?\s?sections?\s{0,2}(?<sub>\(?\w{1,3}\)?)\s{1,3}of\s{1,3})?(?<word>sections?|secs?\.?|ss?\.|u/ss?\.?|ss?(?=\s\d)|§{1,2}|articles?|arts?\.?)[\s-]{0,3}(?<list>${LIST})`,
  'iy',
);
const ORDER = new RegExp(
  String.raw`(?:order|o\.)\s{0,3}(?<order>\d{1,2}[A-Z]?|${ROMAN})[\s,]{0,3}(?:rules?|r\.|rr\.)\s{0,3}(?<rules>${LIST})`,
  'iy',
);
const RULE = new RegExp(String.raw`(?:rules?|r\.)\s{0,3}(?<rules>${LIST})`, 'iy');
const SCHEDULE = new RegExp(
  String.raw`(?:sch\.|schedule)\s{0,3}(?<schedule>\d{1,2}|${ROMAN})(?:[\s,]{0,3}list\s{0,3}(?<list>\d|${ROMAN}))?(?:[\s,]{0,3}entry\s{0,3}(?<entry>\d{1,3}[A-Z]?))?`,
  'iy',
);
const ENTRY = new RegExp(
  String.raw`(?:entry|entries)\s{0,3}(?<entry>\d{1,3}[A-Z]?)[\s,]{0,3}(?:of\s)?(?:the\s)?list\s{0,3}(?<list>\d|${ROMAN})`,
  'iy',
);
const ACT = new RegExp(
  String.raw`act\s{0,3}(?:no\.?\s{0,3})?(?<number>\d{1,3}|${ROMAN})\s{1,3}of\s{1,3}(?<year>(?:17|18|19|20)\d\d)(?!\d)`,
  'iy',
);
const NOTICE =
  /(?<name>S\.\s?O\.|G\.\s?S\.\s?R\.|SO(?=\s\d{1,5}\s?\(E)|GSR)\s{0,3}(?:No\.?\s{0,3})?(?<number>\d{1,5})(?!\d)\s?(?<extra>\(E\))?/y;
const PREFIX =
  /(?:(?<proviso>(?:first\s|second\s|third\s)?proviso)|explanation(?:\s(?<number>\d|[IVX]{1,4}))?)\s(?:to|of)\s(?=s|§|art|r)/iy;

type Groups = Readonly<Record<string, string | undefined>>;

const groupsAt = (pattern: RegExp, text: string, at: number): Groups | undefined => matchAt(pattern, text, at)?.groups;

const digits = (printed: string): string => (/^\d/.test(printed) ? printed : String(romanValue(printed)));

/** One spelling of a list of sections: `34, 149`, `302 r/w 34`. */
const plainList = (list: string): string =>
  list
    .replace(/\s{0,3}(?:\/|r\/w\.?|read\swith)\s{0,3}/gi, ' r/w ')
    .replace(/\s{0,3}(?:,\s?(?:and\s|&)?|&|\band\b|\bor\b)\s{0,3}/gi, ', ')
    .replace(/\s{0,3}(?:\bto\b|[–])\s{0,3}/gi, '-')
    .replace(/(?:sections?\s|sec\.?\s?|s\.\s?)/gi, '')
    .replace(/\s+\(/g, '(')
    .replace(/(\d)-([A-Z])/g, '$1$2');

interface Part {
  readonly unit: string;
  readonly number: string;
  /** Act that is meant where none is named. */
  readonly implied?: string;
  /** Without an act it says nothing. */
  readonly needsAct?: boolean;
}

function sectionOf({ sub, word = '', list = '' }: Groups): Part {
  const isArticle = /^art/i.test(word);
  const own = plainList(list) + (sub ? `(${sub.replace(/[()]/g, '')})` : '');
  const isBare = /^(?:ss?|secs?|arts?)$/i.test(word);
  return {
    unit: isArticle ? 'Art.' : 'S.',
    number: own,
    ...(isArticle && { implied: 'Constitution' }),
    needsAct: isBare,
  };
}

function readPart(text: string, at: number): { readonly part: Part; readonly end: number } | undefined {
  const read = (pattern: RegExp, make: (groups: Groups) => Part) => {
    const groups = groupsAt(pattern, text, at);
    return groups && { part: make(groups), end: pattern.lastIndex };
  };
  const schedule = ({ schedule: own, list, entry }: Groups): Part => ({
    unit: 'Sch.',
    number: [digits(own ?? '7'), list && `List ${digits(list)}`, entry && `Entry ${entry}`].filter(Boolean).join(' '),
    ...(list !== undefined && { implied: 'Constitution' }),
    needsAct: list === undefined,
  });
  switch (text.charCodeAt(at) | 32) {
    case 115:
      return read(SECTION, sectionOf) ?? read(SCHEDULE, schedule);
    case 111:
      return read(ORDER, ({ order = '', rules = '' }) => ({
        unit: 'O.',
        number: `${digits(order)} R. ${plainList(rules)}`,
        implied: 'CPC',
      }));
    case 114:
      return read(RULE, ({ rules = '' }) => ({ unit: 'R.', number: plainList(rules), needsAct: true }));
    case 101:
      return read(ENTRY, schedule);
    default:
      return read(SECTION, sectionOf);
  }
}

function readNotice(text: string, at: number): Draft | undefined {
  const notice = groupsAt(NOTICE, text, at);
  if (!notice) return undefined;
  const unit = notice['name']?.startsWith('S') ? 'S.O.' : 'G.S.R.';
  const number = `${notice['number']}${notice['extra'] ?? ''}`;
  return {
    start: at,
    end: NOTICE.lastIndex,
    kind: 'provision',
    family: '',
    unit,
    number,
    canonical: `${unit} ${number}`,
  };
}

function readActNumber(text: string, at: number): Draft | undefined {
  const act = groupsAt(ACT, text, at);
  if (!act) return undefined;
  const number = digits(act['number'] ?? '');
  const year = Number(act['year']);
  // States number their acts too: `Punjab Act 2 of 1985`.
  const isOfState =
    /[A-Z][\w.&]*\s$/.test(text.slice(Math.max(0, at - 20), at)) &&
    !/\b(?:The|Central)\s$/.test(text.slice(Math.max(0, at - 8), at));
  const family = (!isOfState && actOfNumber(`${number} of ${year}`)) || '';
  const canonical = `Act ${number} of ${year}`;
  return { start: at, end: ACT.lastIndex, kind: 'provision', family, unit: 'Act', number, year, canonical };
}

const prefixOf = (text: string, at: number): { readonly suffix: string; readonly length: number } | undefined => {
  const found = groupsAt(PREFIX, text, at);
  if (!found) return undefined;
  const { proviso, number } = found;
  const suffix = proviso?.toLowerCase() ?? (number ? `Explanation ${digits(number)}` : 'Explanation');
  return { suffix, length: PREFIX.lastIndex - at };
};

/** Letters that a provision, an act number or a notification begins with: a, e, g, o, p, r, s, u and §. */
const BEGINS = /[aegoprsu§]/i;

/** Reads a provision of law that begins at `at`: `S. 302 IPC`, `O. 7 R. 11 CPC`, `Art. 21`, `Act 45 of 1860`, `S.O. 1234(E)`. */
export function readProvision(text: string, at: number): Draft | undefined {
  if (!BEGINS.test(text[at] ?? '')) return undefined;
  const plain = readNotice(text, at) ?? readActNumber(text, at);
  if (plain) return plain;
  const prefix = prefixOf(text, at);
  const found = readPart(text, at + (prefix?.length ?? 0));
  if (!found) return undefined;
  const act = readAct(text, found.end);
  const { unit, number, implied, needsAct } = found.part;
  const family = act?.name ?? implied ?? '';
  const suffix = prefix?.suffix;
  if (needsAct && act === undefined) return undefined;
  return {
    start: at,
    end: act?.end ?? found.end,
    kind: 'provision',
    family,
    unit,
    number,
    suffix,
    canonical: joined([suffix && `${suffix} to`, unit, number, family]),
  };
}
