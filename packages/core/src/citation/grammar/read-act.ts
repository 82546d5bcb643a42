import { actTable } from './act-table.js';
import { matchAt, textAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** An act named in a text: its short name, and the index after the name. */
export interface ActNamed {
  readonly name: string;
  readonly end: number;
}

/** Words between a provision and its act, including a part of the act: `of the First Schedule to the`, `r/w Explanation 1 of the`. */
const LINK =
  /(?:,?\s{1,3}(?:r\/w\.?|read\swith)\s(?:the\s)?(?:explanation|proviso)(?:\s(?:\d|[IVX]{1,4}))?)?[\s,]{0,4}(?:(?:of|under|in|to)\s{1,3})?(?:the\s{1,3})?(?:(?:(?:\w{5,8}\s)?schedule|chapter|part)\s{1,3}(?:[IVX\d]{1,5}-?[A-Z]?[\s,]{1,3})?(?:(?:of|under|in|to)\s{1,3})?(?:the\s{1,3})?){0,2}/iy;
/** After `Constitution`: the constitution of another country or of a state. */
const NOT_INDIA = /\s{1,3}of\s{1,3}(?:the\s{1,3})?(?!India|Bharat)[A-Z]/y;
/** After another act: one of another country or of a state, `the Penal Code of Singapore`. */
const ELSEWHERE =
  /\s{1,3}of\s{1,3}(?:the\s{1,3})?(?!India|Bharat|British|Parliament|Union|Schedule|Part|Order|Section|[\w ]{0,30}(?:Act|Code)\b)[A-Z][a-z]{3}/y;
/** After `Constitution`: the title of an act that amends it. */
const AMENDING = /\s{1,3}(?:\([A-Z][a-z]{3}|Amendment)/y;
/** Before an act: it belongs to the previous section, not to the next. */
const OF_ANOTHER = /(?:[\d)]|\b(?!Under|The|In\b)[A-Z]\w*|\bof(?:\sthe)?)[\s,]*$/;
const YEAR = /[\s,]{0,3}\(?((?:1[789]|20)\d\d)(?!\d)\)?/y;
const WORD =
  /([A-Z][A-Za-z'’.-]{0,30}|\(?[A-Z][A-Za-z -]{0,30}\)|and|of|for|the|to|in|from|&)(?=[\s,(]|$|[.;)])((?:,(?=\s(?!Act)[A-Z]))?\s{1,3})?/y;
const LAST = /^(?:Act|Code|Rules|Regulations|Ordinance|Sanhita|Adhiniyam|Manual)\.?$/;

interface ActRow {
  readonly name: string;
  /** The line of the table, with the years of the act. */
  readonly line: string;
}

const actAt = createNameMatcher(
  () => namesIn(actTable, (name, _marks, line): ActRow => ({ name, line })),
  ". ,-()/\n\r\t\u00a0'’",
);

/** Returns the short name of the act with a number and year, `45/1860`. */
export const actOfNumber = (number: string): string | undefined => actAt(number, 0)?.value.name;

/** Adds the year after a name, if there is one and `knownYears` does not contain it. */
function withYear(text: string, name: string, end: number, knownYears = ''): ActNamed {
  const [whole = '', year = ''] = matchAt(YEAR, text, end) ?? [];
  return { name: knownYears.includes(year) ? name : `${name} ${year}`, end: end + whole.length };
}

/** Reads a title word by word up to `Act`, `Code` or `Rules`. */
function readTitle(text: string, from: number): ActNamed | undefined {
  /** Maximum number of words. Longer titles exist but are not cited in full. */
  const most = 16;
  let end = from;
  for (let word = 0; word < most; word += 1) {
    const [whole = '', printed = '', blank] = matchAt(WORD, text, end) ?? [];
    if (word > 0 && LAST.test(printed)) {
      end += printed.length;
      const name = text.slice(from, end).replace(/\s+/g, ' ').replace(/\.$/, '');
      return /\bthe \w+$/.test(name) ? undefined : withYear(text, name, end);
    }
    if (!blank || !/[A-Z]/.test(text.charAt(from))) return undefined;
    end += whole.length;
  }
  return undefined;
}

/** Reads the name of an act in the table, with its year if that makes it a different act. */
function readShort(text: string, at: number): ActNamed | undefined {
  // In headnotes a dash precedes the next law, and a number is not a name.
  const short = /^[-()/]|^\W*\d/.test(text.slice(at, at + 9)) ? undefined : actAt(text, at);
  if (!short) return undefined;
  const { name, line } = short.value;
  // A name in Devanagari is longer, and filled with dots.
  const end = short.end + textAt(/\.{2,}/y, text, short.end).length;
  // Older acts with the same name are different acts.
  return name === 'Constitution' ? { name, end } : withYear(text, name, end, line);
}

/**
 * Reads the act after a section: `IPC`, `of the Companies Act, 2013`, `of the Code`. Undefined if none is named. Returns an
 * empty name for a constitution or a code other than India's.
 */
export function readAct(text: string, from: number): ActNamed | undefined {
  const start = from + textAt(LINK, text, from).length;
  const short = readShort(text, start);
  if (short && short.name !== 'Constitution' && matchAt(ELSEWHERE, text, short.end)) return { name: '', end: from };
  if (short?.name !== 'Constitution') return short ?? readTitle(text, start);
  if (matchAt(AMENDING, text, short.end)) return readTitle(text, start);
  return matchAt(NOT_INDIA, text, short.end) ? { name: '', end: from } : short;
}

/** Reads the act before a section, `IPC, Section 302`, and where it begins. Undefined if it may belong to another section. */
export function readActBefore(text: string, at: number): (ActNamed & { readonly start: number }) | undefined {
  /** Number of characters that are searched: twice the longest name in the table. */
  const window = 99;
  const from = Math.max(0, at - window);
  const head = text.slice(from, at);
  for (const { index } of head.matchAll(/(?<![\w.&/-])[A-Z]/g)) {
    const act = readShort(text, from + index);
    if (!act || act.name === 'Constitution' || !/^[\s,:]+$/.test(text.slice(act.end, at))) continue;
    return OF_ANOTHER.test(head.slice(0, index)) ? undefined : { ...act, start: from + index };
  }
  return undefined;
}
