import { actTable } from '../../citation/grammar/act-table.js';
import { createNameMatcher } from '../../citation/grammar/name-matcher.js';
import { namesIn } from '../../citation/grammar/names-in.js';

/** Short names that readers type and judgments do not print, behind the name that they print. */
const askedTable = `
TP Act,tpa
Hindu Succession Act,hsa
Specific Relief Act,sra
Arbitration Act,a&cact,acact
ID Act,ida
MV Act,mva
PC Act,pca,poca
DV Act,pwdva
RTI Act,rti
Contract Act,ica
CGST Act,cgst
Consumer Protection Act,cpact
SC/ST Act,sc&stact,scst`;

/** An act as a reader names it. */
interface AskedAct {
  /** Its usual name. */
  readonly name: string;
  /** What its line says of it, with its year. */
  readonly line: string;
  /** Whether only readers name it so. */
  readonly isAsked: boolean;
}

const actAt = createNameMatcher(
  () =>
    [actTable, askedTable].flatMap((table) =>
      namesIn(table, (name, _marks, line): AskedAct => ({ name, line, isAsked: table === askedTable })),
    ),
  ". -\n\t\u00a0'’,/()",
);

/** An act named in a search. */
export interface NamedAct {
  /** Its usual name: `IPC`. */
  readonly name: string;
  /** As it is searched: as typed, with its year if several acts have the name. */
  readonly text: string;
  /** The index behind it. */
  readonly end: number;
}

const YEAR = /,?\s{1,3}\(?((?:1[789]|20)\d\d)\)?(?![^\s),])/uy;
/** `of the Bombay Rent Act`: behind `of`, whatever ends as a title does. */
const TITLE =
  /of\s{1,3}(?:the\s{1,3})?((?:(?!(?:AND|OR|NOT)\s)[\p{L}(][\p{L}.'’()&-]{0,30},?\s{1,3}){1,10}?(?:act|code|sanhita|adhiniyam)(?![\p{L}\p{N}]))/iuy;
/** An act that other words name. */
const THAT_ACT = /^(?:the|that|this|said|same|an|any|old|new|present|central|state|parent|principal|impugned)\s+\S+$/i;

/** Reads the act at an index: one with a short name, `IPC`, `Transfer of Property Act`, also in brackets. */
export function namedActAt(text: string, at: number): NamedAct | undefined {
  if (text.charAt(at) === '(') {
    const inside = namedActAt(text, at + 1);
    return inside && text.charAt(inside.end) === ')' ? { ...inside, end: inside.end + 1 } : undefined;
  }
  const found = /\p{L}/u.test(text.charAt(at)) ? actAt(text, at) : undefined;
  if (found === undefined || /[\p{L}\p{N}]/u.test(text.charAt(found.end))) return undefined;
  const { name, line, isAsked } = found.value;
  const typed = isAsked ? name : text.slice(at, found.end);
  const dot = text.slice(found.end, found.end + 2);
  const end = found.end + Number(/^\.(?!\d)/.test(dot));
  const [whole = '', year = ''] = yearAt(text, end);
  if (line.includes(year)) return { name, text: typed, end: end + whole.length };
  // The year says which of the acts with this name is meant; behind a blank it may be a year of judgments.
  const isOfAct = !line.includes('/') || /^[,\s]*[,(]/.test(whole);
  return isOfAct ? { name, text: `${typed} ${year}`, end: end + whole.length } : { name, text: typed, end };
}

/** Reads `of the Bombay Rent Act, 1947` at an index: any act. */
export function titledActAt(text: string, at: number): NamedAct | undefined {
  TITLE.lastIndex = at;
  const [whole = '', title = ''] = TITLE.exec(text) ?? [];
  if (title === '' || THAT_ACT.test(title)) return undefined;
  const [ofYear = '', year = ''] = yearAt(text, at + whole.length);
  return { name: title, text: `${title} ${year}`.trim(), end: at + whole.length + ofYear.length };
}

function yearAt(text: string, at: number): readonly string[] {
  YEAR.lastIndex = at;
  return YEAR.exec(text) ?? [];
}
