import { type NamedAct, namedActAt, titledActAt } from './asked-acts.js';
import { GAP, MAYBE, SIGN } from './provisions.js';

/** A section number, but no year: `302`, `498-A`, `103(1)`, `13 (2)`, `304 Part II`; with its letter apart, `120 B`. */
const numberOf = (letter: string): string =>
  `(?!(?:1[789]|20)\\d\\d(?!\\d))\\d{1,3}${letter}(?:${MAYBE}\\(\\w{1,4}\\))*(?:,?${GAP}part[\\s-](?:I{1,2}|[12]))?(?=[\\s,/);!?"]|&\\s*\\d|\\.(?!\\d)|$)`;
const JOINED = numberOf('(?:-?[A-Za-z]{1,2})?');
const APART = numberOf(`(?:-?[A-Za-z]{1,2}|${GAP}[A-Za-z])?`);

const READ_WITH = `(?:and|rw|r/w\\.?|r\\.w\\.|read${GAP}(?:(?:along|together)${GAP})?with)`;
/** A stroke behind a blank is a distance: `302 /5 bail`. */
const BETWEEN = `(?:/${MAYBE}|${MAYBE}[,&]${MAYBE}|,?${GAP}${READ_WITH}${GAP})`;
const listOf = (number: string): string => `${number}(?:${BETWEEN}${SIGN}?${number}){0,7}`;
const OF = `,?${GAP}(?:(?:of|under)${GAP}(?:the${GAP})?|the${GAP})?`;

/** Groups: the sign, and the numbers. */
const heads = [APART, JOINED].map((number) => new RegExp(`(${SIGN}?)(${listOf(number)})(?=,?\\s)`, 'iuy'));
const BEHIND_ACT = new RegExp(`,?:?${GAP}(${SIGN}?)(${listOf(APART)})`, 'iuy');
const OF_ACT = new RegExp(OF, 'iuy');
const NEXT = new RegExp(`(?:${MAYBE}[/,&]${MAYBE}|,?${GAP}${READ_WITH}${GAP})`, 'iuy');
const EACH = new RegExp(`${BETWEEN}${SIGN}?`, 'iu');
/** The blank before a letter or a part. */
const LETTER = /\s+([A-Za-z]\b|\()/g;
const DISTANCE = /\s*(?:(?:w|near|pre) ?)?[/@]|\s*near ?\(/iuy;

const ORDER_NUMBER = '(\\d{1,2}[A-Z]?|[IVXL]{1,7})';
const RULE_NUMBER = '\\d{1,3}[A-Z]{0,2}(?:\\(\\w{1,3}\\))*';
const RULES = `(${RULE_NUMBER}(?:(?:${MAYBE}[,&]${MAYBE}|${GAP}(?:and|to)${GAP})${RULE_NUMBER}){0,4})(?![\\p{L}\\p{N}/(])`;
const RULE_WORD = `(?:rules?|rr?\\.?)${MAYBE}`;
/** `order 39 rules 1 and 2`, `O.7 R.11`; `rule 11 of order 7`. */
const ORDERS: readonly RegExp[] = [
  new RegExp(`(?:order|ord\\.?|o\\.?)${MAYBE}${ORDER_NUMBER}[\\s,]{0,3}${RULE_WORD}${RULES}`, 'iuy'),
  new RegExp(`${RULE_WORD}${RULES}${GAP}of${GAP}order${GAP}${ORDER_NUMBER}(?![\\p{L}\\p{N}])`, 'iuy'),
];

/** Provisions of one act at an index: their texts for the field, and the index behind them. */
interface Named {
  readonly provisions: readonly string[];
  readonly end: number;
}

/** Sections of most acts are typed behind their names only with a sign: `arbitration act 30 days`. */
const CODES = new Set('IPC CrPC CPC BNS BNSS BSA IBC'.split(' ').concat('Evidence Act'));
/** Provisions that are read as one list. */
const MAX_NEXT = 8;

function at(pattern: RegExp, text: string, index: number): readonly string[] {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? [];
}

/**
 * Reads the sections of an act at an index of a search, as fields of which a judgment must have all: `302/34 IPC` is `provision:"302 IPC"
 * provision:"34 IPC"`; also `section 65B of the Evidence Act`, `CrPC 482`, `302 IPC r/w 34 IPC`, `rule 11 of order 7`. Undefined if there is none.
 * What is next to an operator of distance stays words.
 */
export function actSectionsAt(
  text: string,
  index: number,
): { readonly fields: string; readonly end: number } | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(index - 1))) return undefined;
  let found = namedAt(text, index);
  const provisions: string[] = [];
  let end = index;
  for (let count = 0; found !== undefined && count < MAX_NEXT; count += 1) {
    provisions.push(...found.provisions);
    ({ end } = found);
    const [between = ''] = at(NEXT, text, end);
    found = between === '' ? undefined : namedAt(text, end + between.length);
  }
  if (provisions.length === 0 || at(DISTANCE, text, end).length > 0) return undefined;
  return { fields: provisions.map((one) => `provision:"${one.replace(/\s+/g, ' ')}"`).join(' '), end };
}

const namedAt = (text: string, index: number): Named | undefined =>
  orderAt(text, index) ?? numbersFirst(text, index) ?? actFirst(text, index);

function orderAt(text: string, index: number): Named | undefined {
  for (const [isReversed, pattern] of ORDERS.entries()) {
    const [whole, ...groups] = at(pattern, text, index);
    if (whole === undefined) continue;
    const [order, rules] = isReversed ? groups.toReversed() : groups;
    const behind = index + whole.length;
    const [of = ''] = at(OF_ACT, text, behind);
    const act = namedActAt(text, behind + of.length);
    if (act === undefined && /\bof\b/.test(of)) return undefined;
    const isCode = act?.name === 'CPC';
    return { provisions: [`Order ${order} Rule ${rules} CPC`], end: isCode ? act.end : behind };
  }
  return undefined;
}

/** `302/34 IPC`. */
function numbersFirst(text: string, index: number): Named | undefined {
  for (const head of heads) {
    const [whole = '', sign = '', numbers = ''] = at(head, text, index);
    if (whole === '') continue;
    const behind = index + whole.length;
    const [of = ''] = at(OF_ACT, text, behind);
    const act = namedActAt(text, behind + of.length) ?? (sign === '' ? undefined : titledBehind(text, behind));
    const found = act && provisionsOf(act, sign, numbers);
    if (act && found) return { provisions: found, end: act.end };
  }
  return undefined;
}

function titledBehind(text: string, behind: number): NamedAct | undefined {
  const [blank = ''] = /^,?\s{1,3}/.exec(text.slice(behind, behind + 4)) ?? [];
  return blank === '' ? undefined : titledActAt(text, behind + blank.length);
}

/** `CrPC 482`, `Companies Act, 2013, section 10`. */
function actFirst(text: string, index: number): Named | undefined {
  const act = text.charAt(index) === '(' ? undefined : namedActAt(text, index);
  if (act === undefined) return undefined;
  const [whole = '', sign = '', numbers = ''] = at(BEHIND_ACT, text, act.end);
  const isShort = CODES.has(act.name) || !/\s/.test(act.text);
  if (whole === '' || (sign === '' && !isShort)) return undefined;
  const end = act.end + whole.length;
  const [of = ''] = at(OF_ACT, text, end);
  // The numbers belong to the act behind them.
  if (of !== '' && namedActAt(text, end + of.length)) return undefined;
  const provisions = provisionsOf(act, sign, numbers);
  return provisions && { provisions, end };
}

/** Each of the numbers with its act. Only the Constitution has articles alone: `9 Constitution Bench judges` names none. */
function provisionsOf(act: NamedAct, sign: string, numbers: string): readonly string[] | undefined {
  const isArticle = /^a/i.test(sign);
  if (act.name === 'Constitution' && !isArticle) return undefined;
  return numbers
    .split(EACH)
    .map((number) => `${isArticle ? 'article ' : ''}${number.replace(LETTER, '$1')} ${act.text}`);
}
