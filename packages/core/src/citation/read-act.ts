import { actTable } from './act-table.js';
import { matchAt, textAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** An act that a text names: its short name, and where the name ends. */
export interface ActNamed {
  readonly name: string;
  readonly end: number;
}

/** With the part of the act that the number is in: `of the First Schedule to the`. */
const LINK =
  /[\s,]{0,4}(?:(?:of|under|in|to)\s{1,3})?(?:the\s{1,3})?(?:(?:(?:\w{5,8}\s)?schedule|chapter|part)\s{1,3}(?:[IVX\d]{1,5}-?[A-Z]?[\s,]{1,3})?(?:(?:of|under|in|to)\s{1,3})?(?:the\s{1,3})?)?/iy;
/** Behind `Constitution`: that of another country, or of a state. */
const NOT_INDIA = /\s{1,3}of\s{1,3}(?:the\s{1,3})?(?!India|Bharat)[A-Z]/y;
/** What another section has in front of its act, so that the act is none of the next. */
const OF_ANOTHER = /(?:[\d)]|\b(?!Under|The|In\b)[A-Z]\w*|\bof(?:\sthe)?)[\s,]*$/;
const YEAR = /[\s,]{0,3}\(?((?:1[789]|20)\d\d)(?!\d)\)?/y;
const WORD =
  /([A-Z][A-Za-z'’.-]{0,30}|\(?[A-Z][A-Za-z ]{0,30}\)|and|of|for|the|to|in|from|&)(?=[\s,(]|$|[.;)])((?:,(?=\s(?!Act)[A-Z]))?\s{1,3})?/y;
const LAST = /^(?:Act|Code|Rules|Regulations|Ordinance|Sanhita|Adhiniyam|Manual)\.?$/;

interface ActRow {
  readonly name: string;
  /** The line of the table, which the years of the act stand in. */
  readonly line: string;
}

const actAt = createNameMatcher(
  () => namesIn(actTable, (name, _marks, line): ActRow => ({ name, line })),
  ". ,-()/\n\r\t\u00a0'’",
);

/** Short name of the act of a number and year, `45/1860`. */
export const actOfNumber = (number: string): string | undefined => actAt(number, 0)?.value.name;

/** A name with the year behind it, where one is there and `keeps` does not say that the name has it already. */
function withYear(text: string, name: string, end: number, keeps = ''): ActNamed {
  const [whole = '', year = ''] = matchAt(YEAR, text, end) ?? [];
  return { name: keeps.includes(year) ? name : `${name} ${year}`, end: end + whole.length };
}

/** A title word by word up to `Act`, `Code` or `Rules`. */
function readTitle(text: string, from: number): ActNamed | undefined {
  /** Words at most; the longest central title has 22, but a title that long is not cited in full. */
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

/** An act of the table that is named at a place, with its year where that makes it another act. */
function readShort(text: string, at: number): ActNamed | undefined {
  // In head notes a dash is in front of the next law; a number is no name.
  const short = /^[-()/]|^\W*\d/.test(text.slice(at, at + 9)) ? undefined : actAt(text, at);
  if (!short) return undefined;
  const { name, line } = short.value;
  // An older act of the same name is another act.
  return name === 'Constitution' ? { name, end: short.end } : withYear(text, name, short.end, line);
}

/**
 * Reads the act behind a section: `IPC`, `of the Companies Act, 2013`, `of the Code`; undefined where none is named, and without a name
 * where it is another constitution than India's.
 */
export function readAct(text: string, from: number): ActNamed | undefined {
  const start = from + textAt(LINK, text, from).length;
  const short = readShort(text, start);
  const isForeign = short?.name === 'Constitution' && matchAt(NOT_INDIA, text, short.end);
  return isForeign ? { name: '', end: from } : (short ?? readTitle(text, start));
}

/** The act in front of a section, `IPC, Section 302`, and where its name begins; undefined where it may be that of another section. */
export function readActBefore(text: string, at: number): (ActNamed & { readonly start: number }) | undefined {
  /** Characters in which it is sought; the longest name of the table has them twice over. */
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
