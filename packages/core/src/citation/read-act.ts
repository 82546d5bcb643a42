import { actTable } from './act-table.js';
import { matchAt, textAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** An act that a text names: its short name, and where the name ends. */
export interface ActNamed {
  readonly name: string;
  readonly end: number;
}

/** Words of a title at most; the longest central title has 22, but a title that long is not cited in full. */
const MAX_WORDS = 16;
/** With the part of the act that the number is in: `of the First Schedule to the`. */
const LINK =
  /[\s,]{0,4}(?:(?:of|under|in|to)\s{1,3})?(?:the\s{1,3})?(?:(?:(?:\w{5,8}\s)?schedule|chapter|part)\s{1,3}(?:[IVX\d]{1,5}-?[A-Z]?[\s,]{1,3})?(?:(?:of|to|in)\s{1,3})?(?:the\s{1,3})?)?/iy;
/** Behind `Constitution`: that of another country, or of a state. */
const NOT_INDIA = /\s{1,3}of\s{1,3}(?:the\s{1,3})?(?!India|Bharat)[A-Z]/y;
/** What another section has in front of its act, so that the act is none of the next. */
const OF_ANOTHER = /(?:[\d)]|\b(?!Under|The|In\b)[A-Z]\w*|\bof(?:\sthe)?)[\s,]*$/;
const YEAR = /[\s,]{0,3}\(?((?:1[789]|20)\d\d)(?!\d)\)?/y;
const WORD = /(?:[A-Z][A-Za-z'’.-]{0,30}|\(?[A-Z][A-Za-z ]{0,30}\)|and|of|for|the|to|in|from|&)(?=[\s,(]|$|[.;)])/y;
const LAST = /^(?:Act|Code|Rules|Regulations|Ordinance|Sanhita|Adhiniyam|Manual)\.?$/;

interface ActRow {
  readonly name: string;
  /** `45/1860`; empty where several acts have had the name. */
  readonly number: string;
}

const acts = () => namesIn(actTable, (name, number): ActRow => ({ name, number }));
const actAt = createNameMatcher(acts, ". ,-()/\n\r\t\u00a0'’");
let byNumber: ReadonlyMap<string, string> | undefined;

/** Short name of the act of a number and year, `45 of 1860`. */
export function actOfNumber(number: string): string | undefined {
  byNumber ??= new Map(acts().map(([, row]) => [row.number.slice(0, row.number.indexOf('/') + 5), row.name]));
  return byNumber.get(number.replace(' of ', '/'));
}

/** A name with the year behind it, where one is there and `keeps` does not say that the name has it already. */
function withYear(text: string, { name, end }: ActNamed, keeps = ''): ActNamed {
  const [whole = '', year = ''] = matchAt(YEAR, text, end) ?? [];
  return { name: keeps.includes(year) ? name : `${name} ${year}`, end: end + whole.length };
}

/** A title word by word up to `Act`, `Code` or `Rules`. */
function readTitle(text: string, from: number): ActNamed | undefined {
  let end = from;
  for (let word = 0; word < MAX_WORDS; word += 1) {
    const printed = textAt(WORD, text, end);
    if (!printed || (word === 0 && !/^[A-Z]/.test(printed))) return undefined;
    end += printed.length;
    if (word > 0 && LAST.test(printed)) {
      const name = text.slice(from, end).replace(/\s+/g, ' ').replace(/\.$/, '');
      return /\bthe \w+$/.test(name) ? undefined : withYear(text, { name, end });
    }
    const blank = textAt(/(?:,(?=\s(?!Act)[A-Z]))?\s{1,3}/y, text, end);
    if (!blank) return undefined;
    end += blank.length;
  }
  return undefined;
}

/** An act of the table that is named at a place, with its year where that makes it another act. */
function readShort(text: string, at: number): ActNamed | undefined {
  // In head notes a dash is in front of the next law.
  const short = /[-()/]/.test(text.charAt(at)) ? undefined : actAt(text, at);
  if (!short) return undefined;
  const { name, number } = short.value;
  // An older act of the same name is another act.
  return name === 'Constitution' ? { name, end: short.end } : withYear(text, { name, end: short.end }, number);
}

/**
 * Reads the act behind a section: `IPC`, `of the Companies Act, 2013`, `of the Code`; undefined where none is named, and without a name
 * where it is another constitution than India's.
 */
export function readAct(text: string, from: number): ActNamed | undefined {
  const start = from + textAt(LINK, text, from).length;
  const short = readShort(text, start);
  if (!short) return readTitle(text, start);
  return short.name === 'Constitution' && matchAt(NOT_INDIA, text, short.end) ? { name: '', end: from } : short;
}

/** Characters in front of a section in which its act is sought; the longest name of the table has them twice over. */
const BEFORE = 99;

/** The act in front of a section, `IPC, Section 302`, and where its name begins; undefined where it may be that of another section. */
export function readActBefore(text: string, at: number): (ActNamed & { readonly start: number }) | undefined {
  const from = Math.max(0, at - BEFORE);
  const head = text.slice(from, at);
  for (const { index } of head.matchAll(/(?<![\w.&/-])[A-Z]/g)) {
    const act = readShort(text, from + index);
    if (!act || act.name === 'Constitution' || !/^[\s,:]+$/.test(text.slice(act.end, at))) continue;
    return OF_ANOTHER.test(head.slice(0, index)) ? undefined : { ...act, start: from + index };
  }
  return undefined;
}
