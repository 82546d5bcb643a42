import { searchLimits } from '../../contract/search/search-limits.js';
import { fieldsByName, isRangeName, kanoonFields, nearestField, type FieldName, type RangeName } from './fields.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import { printRange } from './print-query.js';
import { rangeExamples, readRange } from './read-range.js';
import { isPlainWord, wordsOf } from '../words.js';

/** Whose way of writing a search it is. */
export type QueryDialect = 'headnote' | 'manupatra' | 'indian-kanoon';

interface Kinds {
  leaf: { readonly tree: QueryTree };
  field: { readonly name: FieldName };
  near: { readonly within: NearTree['within']; readonly ordered: boolean };
  and: object;
  or: object;
  not: object;
  open: object;
  close: object;
}

/** One piece of a search with its columns. */
export type Token = {
  [K in keyof Kinds]: { readonly kind: K; readonly start: number; readonly end: number } & Kinds[K];
}[keyof Kinds];

/** The pieces of a search, and what was odd about them. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly problems: QueryProblem[];
}

/** Brackets within brackets that are still read. */
const MAX_BRACKETS = 8;
/** Clauses that the pieces may become; the rest of a body's clauses are those that hold them together. */
const MAX_COST = searchLimits.maxClauses - 6;
/** Words in all; a body may repeat eight of them. */
const MAX_WORDS = searchLimits.maxTerms - 8;
/** What a piece may cost in clauses, at most, after `toSearchBody`. */
const COSTS = { near: 5, open: 2, or: 2, not: 1, field: 0, and: 0, close: 0 } as const;
/** Distance that is meant by NEAR alone. */
const USUAL_DISTANCE = 10;

const LETTER = /[\p{L}\p{N}§&]/u;
const LETTERS = /[\p{L}\p{N}]/gu;
const Q = '["“”„«»]';
const QUOTED = new RegExp(`${Q}{2}([^"“”„«»]*)${Q}{2}|${Q}([^"“”„«»]*)${Q}`, 'y');
/** A closing single mark between letters is an apostrophe. */
const SINGLE_QUOTED = /‘((?:[^‘’]|[‘’](?=\p{L}))*)[‘’]/uy;
const BEHIND = '(?=[.,;:]*(?:[\\s()"“”„«»|]|$))';
const NEAR = new RegExp(`(?:(w|near|pre)(\\s*))?/(\\s*)(\\d{1,4}|s|p)${BEHIND}`, 'iuy');
const AT = new RegExp(`(@)(\\d{1,4})${BEHIND}`, 'y');
const ATTACHED = new RegExp(`([/@])(\\d{1,4})${BEHIND}`, 'y');
const SLOP = /~(\d{1,4})/y;
const FIELD = /(\p{L}{2,}):/uy;
/** A bracket right behind a letter belongs to the word: `302(2)`, `W.P.(C)`. */
const RAW = /[^\s()"“”„«»|](?:[^\s()"“”„«»|]|(?<=[\p{L}\p{N}.)])\([\p{L}\p{N}]{1,4}\))*/uy;
const RANGE = /\s*([\p{L}\p{N}./–-]+\+?)/uy;
const COURT = /\s*((?:high court of )?[\p{L}&]+(?: pradesh)?(?: (?:high court|court|hc)(?: of india)?)?)(?![^\s)])/iuy;

const operators: Readonly<Record<string, 'and' | 'or' | 'not' | undefined>> = {
  AND: 'and',
  OR: 'or',
  NOT: 'not',
  ANDD: 'and',
  ORR: 'or',
  NOTT: 'not',
};

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function within(distance: string): NearTree['within'] {
  if (/\d/.test(distance)) return Math.min(Math.max(Number(distance), 1), searchLimits.maxWithin);
  return /s/i.test(distance) ? 'sentence' : 'paragraph';
}

/** Takes a search apart, left to right and once, however it is written. */
export function tokenize(text: string, dialect: QueryDialect): Tokens {
  const tokens: Token[] = [];
  const problems: QueryProblem[] = [];
  let index = 0;
  let brackets = 0;
  let dropped = 0;
  let cost = 0;
  let words = 0;
  let hasSingleQuotes = true;

  const problem = (start: number, end: number, message: string, fix?: string): void => {
    problems.push({ start, end, message, ...(fix === undefined ? {} : { fix }) });
  };
  /** Says whose way of writing something is, where another is spoken. */
  const hint = (end: number, whose: 'Manupatra' | 'Indian Kanoon', fix: string): void => {
    const spoken = { headnote: '', manupatra: 'Manupatra', 'indian-kanoon': 'Indian Kanoon' }[dialect];
    const typed = text.slice(index, end);
    if (spoken !== whose) problem(index, end, `${typed} is ${whose}’s way of writing; here it is ${fix.trim()}`, fix);
  };
  const push = (token: Token, clauses: number, count = 0): void => {
    cost += clauses;
    words += count;
    tokens.push(token);
  };
  const operator = (kind: 'and' | 'or' | 'not' | 'open' | 'close', end: number): void => {
    push({ kind, start: index, end }, COSTS[kind]);
    index = end;
  };
  const leaf = (tree: QueryTree, end: number, start = index): void => {
    const last = tokens.at(-1);
    const isWord = tree.type === 'word' && isPlainWord(tree.text);
    const goesOn = isWord && last?.kind === 'leaf' && last.tree.type === 'word';
    const texts = tree.type === 'near' ? tree.of.length : 'text' in tree ? wordsOf(tree.text).length : 0;
    const clauses = tree.type === 'pattern' ? 5 : tree.type === 'near' ? 3 + 2 * texts : goesOn ? 0 : 3;
    push({ kind: 'leaf', tree, start, end }, clauses, goesOn ? 1 : 2 * texts);
  };
  const near = (end: number, distance: NearTree['within'], ordered: boolean): void => {
    push({ kind: 'near', within: distance, ordered, start: index, end }, COSTS.near);
    index = end;
  };

  function readBracket(): void {
    const isOpen = text[index] === '(';
    if (isOpen ? brackets === MAX_BRACKETS : dropped > 0) {
      if (isOpen && dropped === 0) problem(index, index + 1, `Brackets are read ${MAX_BRACKETS} deep; take some away`);
      dropped += isOpen ? 1 : -1;
      index += 1;
      return;
    }
    brackets = Math.max(0, brackets + (isOpen ? 1 : -1));
    operator(isOpen ? 'open' : 'close', index + 1);
  }

  function readPhrase(): void {
    const isSingle = text[index] === '‘';
    const match = isSingle ? hasSingleQuotes && at(SINGLE_QUOTED, text, index) : at(QUOTED, text, index);
    if (!match) {
      if (isSingle) hasSingleQuotes = false;
      problem(index, index + 1, 'This quotation mark is never closed; put another behind the last word of the phrase');
      index += 1;
      return;
    }
    let end = index + match[0].length;
    const typed = (match[1] ?? match[2] ?? '').replace(/["“”„«»\s]+/g, ' ').trim();
    const phrase = typed.replace(/\*/g, '').trim();
    const parts = wordsOf(phrase);
    if (parts.length === 0) {
      index = end;
      return;
    }
    if (phrase !== typed) {
      const fix = typed.split(' ').join(' pre/1 ');
      problem(index, end, `* is not read within quotation marks; write ${fix}`, fix);
    }
    const attached = at(ATTACHED, text, end);
    if (attached && parts.length > 1 && (dialect === 'manupatra' || attached[1] === '@')) {
      const ordered = attached[1] === '@';
      end += attached[0].length;
      const of = parts.slice(0, searchLimits.maxNearParts).map((part) => ({ type: 'word' as const, text: part }));
      const sign = ` ${ordered ? 'pre' : ''}/${attached[2]} `;
      hint(end, 'Manupatra', of.map((part) => part.text).join(sign));
      leaf({ type: 'near', of, within: within(attached[2]!), ordered }, end);
    } else {
      const slop = parts.length > 1 && at(SLOP, text, end);
      if (slop) end += slop[0].length;
      const distance = slop ? Math.min(Number(slop[1]), searchLimits.maxWithin) : 0;
      if (slop && distance !== Number(slop[1])) {
        problem(end - slop[0].length, end, `~ takes 1 to ${searchLimits.maxWithin} words`, `~${distance}`);
      }
      leaf({ type: 'phrase', text: phrase, ...(distance > 0 ? { slop: distance } : {}) }, end);
    }
    index = end;
  }

  /** `w/5`, `/s`, `pre/3`, and with blanks in between; false where it is none. */
  function readNear(): boolean {
    const match = at(NEAR, text, index) ?? at(AT, text, index);
    if (!match) return false;
    const end = index + match[0].length;
    if (match[1] === '@') {
      hint(end, 'Manupatra', `pre/${match[2]}`);
      checkDistance(match[2]!, end, 'pre');
      near(end, within(match[2]!), true);
      return true;
    }
    const [, word = '', before = '', after = '', distance = ''] = match;
    const isSpaced = before + after !== '';
    const last = tokens.at(-1);
    const isNumber = last?.kind === 'leaf' && last.tree.type === 'word' && /^\d/.test(last.tree.text);
    // A year, a case number, `A / P`, and the usual short form of a written statement.
    if (Number(distance) > 999 || word + distance === 'WS') return false;
    if (isSpaced && (isNumber || !/\d/.test(distance) || Number(distance) > searchLimits.maxWithin)) return false;
    if (isSpaced) problem(index, end, `Write ${word}/${distance} without blanks`, `${word}/${distance}`);
    checkDistance(distance, end, word);
    near(end, within(distance), /^pre/i.test(word));
    return true;
  }

  function checkDistance(distance: string, end: number, word: string): void {
    const bounded = within(distance);
    if (typeof bounded !== 'number' || bounded === Number(distance)) return;
    problem(index, end, `The distance is 1 to ${searchLimits.maxWithin} words`, `${word}/${bounded}`);
  }

  /** `judge:`; false where the word before a colon is just a word. */
  function readField(): boolean {
    const match = at(FIELD, text, index);
    if (!match) return false;
    const name = match[1]!.toLowerCase();
    const end = index + match[0].length;
    const own = fieldsByName.get(name);
    const kanoon = kanoonFields.get(name);
    let field = dialect === 'indian-kanoon' ? (kanoon ?? own) : (own ?? kanoon);
    if (field === undefined) {
      if (/^(?:[\s/]|$)/.test(text.slice(end, end + 1))) return false;
      field = nearestField(name);
      const advice = field === undefined ? 'leave a blank behind the colon' : `did you mean ${field}:?`;
      problem(index, end, `${match[0]} is no field; ${advice}`, field === undefined ? `${match[1]} ` : `${field}:`);
      if (field === undefined) return (readWord(match[1]!, end), true);
    } else if (own === undefined && !isRangeName(field)) hint(end, 'Indian Kanoon', `${field}:`);
    if (isRangeName(field)) readRangeValue(field, name, end);
    else readFieldName(field, end);
    return true;
  }

  function readFieldName(name: FieldName, end: number): void {
    push({ kind: 'field', name, start: index, end }, COSTS.field);
    index = end;
    const court = name === 'court' && at(COURT, text, end);
    if (!court) return;
    const value = court[1]!;
    const valueEnd = end + court[0].length;
    leaf({ type: isPlainWord(value) ? 'word' : 'phrase', text: value }, valueEnd, valueEnd - value.length);
    index = valueEnd;
  }

  function readRangeValue(name: RangeName, typedName: string, end: number): void {
    const match = at(RANGE, text, end);
    const value = match?.[1]?.replace(/([^.])\.$/, '$1') ?? '';
    if (name === 'bench' && /^\p{L}/u.test(value)) {
      problem(index, end, 'bench: takes a number of judges; write judge: for a name', 'judge:');
      return readFieldName('judge', end);
    }
    const bounds = { fromdate: `${value}..`, todate: `..${value}` }[typedName] ?? value;
    const tree = readRange(name, bounds);
    if (tree === undefined) {
      const valueEnd = match === null ? end : end + match[0].length;
      problem(index, valueEnd, `${typedName}: takes ${rangeExamples[name]}`);
      index = end;
      return;
    }
    const valueEnd = end + match![0].length;
    if (bounds !== value) hint(valueEnd, 'Indian Kanoon', `date:${printRange(tree)}`);
    leaf(tree, valueEnd);
    index = valueEnd;
  }

  function readWord(typed: string, rawEnd: number): void {
    let length = typed.length;
    while (length > 0 && !/[\p{L}\p{N}\p{M}\p{Cs}§*?)]/u.test(typed[length - 1]!)) length -= 1;
    let word = typed.slice(0, length);
    const end = index + length;
    const kind = operators[word];
    if (kind !== undefined) {
      if (word.length > kind.length) hint(end, 'Indian Kanoon', kind.toUpperCase());
      operator(kind, end);
    } else if (word === 'NEAR') {
      const fix = `NEAR/${USUAL_DISTANCE}`;
      problem(index, end, `NEAR needs a distance; read as ${fix}`, fix);
      near(end, USUAL_DISTANCE, false);
    } else {
      const asked = word.replace(/\?+$/, '');
      const isLast = text.slice(rawEnd).trim() === '';
      if (asked !== word && !isLast) {
        problem(index, end, `? at the end is read as a question mark; for any ending write ${asked}*`, `${asked}*`);
      }
      word = asked;
      if (/[*?]/.test(word)) readPattern(word, end);
      else leaf({ type: 'word', text: word }, end);
    }
    index = rawEnd;
  }

  /** `land*`; a word of several parts, `inter-state*`, is each part right behind the other. */
  function readPattern(typed: string, end: number): void {
    const start = index;
    let isFirst = true;
    for (const part of typed.replace(/['’]/g, '').split(/[^\p{L}\p{N}\p{M}*?]+/u)) {
      const word = part.replace(/\*+/g, '*').replace(/\?+$/, '');
      if (!LETTER.test(word)) continue;
      if (!isFirst) push({ kind: 'near', within: 1, ordered: true, start, end }, COSTS.near);
      isFirst = false;
      const plain = word.replace(/[*?]/g, '');
      const letters = /^[^*?]*/.exec(word)![0].match(LETTERS)?.length ?? 0;
      const signs = word.length - plain.length;
      if (signs > 0 && letters < searchLimits.minLetters) {
        problem(start, end, `At least ${searchLimits.minLetters} letters stand before the first * or ?`);
      } else if (signs > searchLimits.maxWildcards) {
        problem(start, end, `One word takes ${searchLimits.maxWildcards} of * and ? at most`);
      } else {
        leaf({ type: signs > 0 ? 'pattern' : 'word', text: word }, end, start);
        continue;
      }
      leaf({ type: 'word', text: plain }, end, start);
    }
    index = end;
  }

  while (index < text.length) {
    const character = String.fromCodePoint(text.codePointAt(index)!);
    const before = tokens.length;
    const start = index;
    if (/[()]/.test(character)) readBracket();
    else if (/["“”„«»‘]/.test(character)) readPhrase();
    else if (/[&|]/.test(character)) {
      while (text[index + 1] === character) index += 1;
      operator(character === '&' ? 'and' : 'or', index + 1);
    } else if (/[-^]/.test(character)) {
      const isFirst = /^[\s(^:-]?$/.test(text.slice(Math.max(0, index - 1), index));
      const isNot = isFirst && /^[\p{L}\p{N}("“„«‘§^-]/u.test(text.slice(index + 1, index + 3));
      if (isNot && character === '^') hint(index + 1, 'Manupatra', 'NOT ');
      if (isNot) operator('not', index + 1);
      else index += 1;
    } else if (/[/@]/.test(character)) {
      if (!readNear()) index += 1;
    } else if (/[*?]/.test(character)) {
      while (/[*?]/.test(text[index] ?? '')) index += 1;
      const message = 'A word begins with letters; * and ? stand within or behind';
      if (LETTER.test(text.slice(index, index + 2))) problem(start, index, message, '');
    } else if (!LETTER.test(character)) index += character.length;
    else if (!readNear() && !readField()) {
      const raw = at(RAW, text, index)?.[0] ?? character;
      readWord(raw, index + raw.length);
    }
    if (tokens.length > before && (cost > MAX_COST || words > MAX_WORDS)) {
      tokens.length = before;
      problem(start, text.length, 'The search has too many parts; what comes from here on is left out');
      break;
    }
  }
  return { tokens, problems };
}
