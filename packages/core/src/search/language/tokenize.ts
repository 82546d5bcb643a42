import { searchLimits } from '../../contract/search/search-limits.js';
import { fieldsByName, isRangeName, kanoonFields, nearestField, type FieldName, type RangeName } from './fields.js';
import {
  ATTACHED,
  AT,
  COURT,
  FIELD,
  LETTER,
  LETTERS,
  QUOTED,
  RANGE,
  RAW,
  SINGLE_QUOTED,
  SLOP,
  at,
  nearAt,
} from './lexis.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import { printQuery, printRange } from './print-query.js';
import { rangeExamples, readRange } from './read-range.js';
import { type QueryDialect, type Token, within } from './token.js';
import { isOneWord, wordsOf } from '../words.js';
import { operators, wordTree } from './word-tree.js';
import { openAllowance } from './bounds.js';

/** The pieces of a search, and what was odd about them. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly problems: QueryProblem[];
}

/** Brackets within brackets that are still read. */
const MAX_BRACKETS = 8;
/** Distance that is meant by NEAR alone. */
const USUAL_DISTANCE = 10;

/** Takes a search apart, left to right and once, however it is written. */
export function tokenize(text: string, dialect: QueryDialect): Tokens {
  const tokens: Token[] = [];
  const problems: QueryProblem[] = [];
  let index = 0;
  let brackets = 0;
  let dropped = 0;
  const { spend, isSpent } = openAllowance();
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
  const push = (token: Token): void => {
    spend(token, tokens.at(-1));
    tokens.push(token);
  };
  const operator = (kind: 'and' | 'or' | 'not' | 'open' | 'close', end: number): void => {
    push({ kind, start: index, end });
    index = end;
  };
  const leaf = (tree: QueryTree, end: number, start = index): void => push({ kind: 'leaf', tree, start, end });
  const near = (end: number, distance: NearTree['within'], ordered: boolean): void => {
    push({ kind: 'near', within: distance, ordered, start: index, end });
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
    const typed = (match[1] + match[2]).replace(/["“”„«»\s]+/g, ' ').trim();
    const phrase = typed.replace(/\s*\*+(?=\s|$)|\*/g, '').trim();
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
    const letters = parts.filter((part) => /^[\p{L}\p{N}]/u.test(part));
    if (attached && letters.length > 1 && (dialect === 'manupatra' || attached[1] === '@')) {
      const ordered = attached[1] === '@';
      end += attached[0].length;
      const of = letters.slice(0, searchLimits.maxNearParts).map(wordTree);
      const sign = ` ${ordered ? 'pre' : ''}/${attached[2]} `;
      hint(end, 'Manupatra', of.map((part) => printQuery(part)).join(sign));
      leaf({ type: 'near', of, within: within(attached[2]), ordered }, end);
    } else {
      const slop = at(SLOP, text, end);
      if (slop) end += slop[0].length;
      const distance = slop && parts.length > 1 ? Math.min(Number(slop[1]), searchLimits.maxWithin) : 0;
      if (slop && Number(slop[1]) > searchLimits.maxWithin) {
        problem(end - slop[0].length, end, `~ takes 1 to ${searchLimits.maxWithin} words`, `~${distance}`);
      }
      leaf({ type: 'phrase', text: phrase, ...(distance > 0 ? { slop: distance } : {}) }, end);
    }
    index = end;
  }

  /** `w/5`, `/s`, `pre/3`, and with blanks in between; false where it is none. */
  function readNear(): boolean {
    const match = nearAt(text, index) ?? at(AT, text, index);
    if (!match) return false;
    const end = index + match[0].length;
    if (match[1] === '@') {
      hint(end, 'Manupatra', `pre/${match[2]}`);
      checkDistance(match[2], end, 'pre');
      near(end, within(match[2]), true);
      return true;
    }
    const [, word, before, after, distance] = match;
    const isSpaced = before + after !== '';
    const last = tokens.at(-1);
    const isNumber = last?.kind === 'leaf' && last.tree.type === 'word' && /^\d/.test(last.tree.text);
    // The number and year of a case, and `A / P`.
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
    const [typed, typedName] = match;
    const name = typedName.toLowerCase();
    const end = index + typed.length;
    const own = fieldsByName.get(name);
    const kanoon = kanoonFields.get(name);
    let field = dialect === 'indian-kanoon' ? (kanoon ?? own) : (own ?? kanoon);
    if (field === undefined) {
      if (/^(?:[\s/]|$)/.test(text.slice(end, end + 1))) return false;
      field = nearestField(name);
      const advice = field === undefined ? 'leave a blank behind the colon' : `did you mean ${field}:?`;
      problem(index, end, `${typed} is no field; ${advice}`, field === undefined ? `${typedName} ` : `${field}:`);
      if (field === undefined) {
        readWord(typedName, end);
        return true;
      }
    } else if (own === undefined && !isRangeName(field)) hint(end, 'Indian Kanoon', `${field}:`);
    if (isRangeName(field)) readRangeValue(field, name, end);
    else readFieldName(field, end);
    return true;
  }

  function readFieldName(name: FieldName, end: number): void {
    push({ kind: 'field', name, start: index, end });
    index = end;
    const court = name === 'court' && at(COURT, text, end);
    if (!court) return;
    const [all, value] = court;
    const valueEnd = end + all.length;
    leaf(isOneWord(value) ? wordTree(value) : { type: 'phrase', text: value }, valueEnd, valueEnd - value.length);
    index = valueEnd;
  }

  function readRangeValue(name: RangeName, typedName: string, end: number): void {
    const [all, typed] = at(RANGE, text, end) ?? ['', ''];
    const value = typed.replace(/([^.])\.$/, '$1');
    const valueEnd = end + all.length;
    if (name === 'bench' && /^\p{L}/u.test(value)) {
      problem(index, end, 'bench: takes a number of judges; write judge: for a name', 'judge:');
      return readFieldName('judge', end);
    }
    const bounds = { fromdate: `${value}..`, todate: `..${value}` }[typedName] ?? value;
    const tree = readRange(name, bounds);
    if (tree === undefined) {
      problem(index, valueEnd, `${typedName}: takes ${rangeExamples[name]}`);
      index = end;
      return;
    }
    if (bounds !== value) hint(valueEnd, 'Indian Kanoon', `date:${printRange(tree)}`);
    leaf(tree, valueEnd);
    index = valueEnd;
  }

  function readWord(typed: string, rawEnd: number): void {
    let length = typed.length;
    while (length > 0 && !/[\p{L}\p{N}\p{M}\p{Cs}§*)]/u.test(typed.charAt(length - 1))) length -= 1;
    const word = typed.slice(0, length);
    const end = index + length;
    const kind = operators.get(word);
    if (kind !== undefined) {
      if (word.length > kind.length) hint(end, 'Indian Kanoon', kind.toUpperCase());
      operator(kind, end);
    } else if (word === 'NEAR') {
      const fix = `NEAR/${USUAL_DISTANCE}`;
      problem(index, end, `NEAR needs a distance; read as ${fix}`, fix);
      near(end, USUAL_DISTANCE, false);
    } else {
      const isLast = text.slice(rawEnd).trim() === '';
      if (typed[length] === '?' && !isLast) {
        const fix = `${word}*`;
        problem(index, end + 1, `? at the end is read as a question mark; for any ending write ${fix}`, fix);
      }
      if (/[*?]/.test(word)) readPattern(word, end);
      else leaf(wordTree(word), end);
    }
    index = rawEnd;
  }

  /** `land*`; a word of several parts, `inter-state*`, is each part right behind the other. */
  function readPattern(typed: string, end: number): void {
    const start = index;
    let isFirst = true;
    for (const part of typed.replace(/['’]/g, '').split(/[^\p{L}\p{N}\p{M}*?]+/u)) {
      const word = part.replace(/^[\p{M}*?]+|\?+$/gu, '').replace(/\*+/g, '*');
      if (!LETTER.test(word)) continue;
      if (!isFirst) push({ kind: 'near', within: 1, ordered: true, start, end });
      isFirst = false;
      const plain = word.replace(/[*?]/g, '');
      const [beginning = ''] = word.split(/[*?]/, 1);
      const letters = beginning.match(LETTERS)?.length ?? 0;
      const signs = word.length - plain.length;
      if (signs > 0 && letters < searchLimits.minLetters) {
        problem(start, end, `At least ${searchLimits.minLetters} letters stand before the first * or ?`);
      } else if (signs > searchLimits.maxWildcards) {
        problem(start, end, `One word takes ${searchLimits.maxWildcards} of * and ? at most`);
      } else {
        leaf(signs > 0 ? { type: 'pattern', text: word } : wordTree(word), end, start);
        continue;
      }
      leaf(wordTree(plain), end, start);
    }
    index = end;
  }

  while (index < text.length) {
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
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
    if (tokens.length > before && isSpent()) {
      tokens.length = before;
      problem(start, text.length, 'The search has too many parts; what comes from here on is left out');
      break;
    }
  }
  return { tokens, problems };
}
