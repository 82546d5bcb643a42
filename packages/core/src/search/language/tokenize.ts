import { MAX_WILDCARDS, MAX_WITHIN, MIN_LETTERS } from '../../contract/search/search-limits.js';
import { courtsOf } from '../bodies/courts.js';
import { given } from '../given.js';
import { isOneWord, wordsOf } from '../words.js';
import { MAX_CHAIN, openAllowance } from './allowance.js';
import {
  fieldOf,
  fields,
  isNameField,
  isRangeName,
  kanoonFields,
  nearestField,
  type FieldName,
  type RangeName,
} from './fields.js';
import {
  at,
  type Match,
  BETWEEN,
  COURT,
  FIELD,
  NAME,
  NEAR,
  PATTERN,
  PATTERNS,
  PHRASE,
  RANGE,
  UNCLOSED,
  WITHOUT,
  WORD,
} from './lexis.js';
import type { QueryTree } from './query-tree.js';
import { rangeExamples, readRange } from './read-range.js';
import type { Piece, QueryDialect, Report, Token } from './token.js';
import { STATEMENT, isLikeOperator, operatorOf, wordTree } from './word-tree.js';

/** Brackets within brackets that are still read. */
const MAX_BRACKETS = 8;
/** Distance that is meant by NEAR alone. */
const USUAL_DISTANCE = '10';

/** Reads what a pattern matched, all of it and its groups; false where it is something else after all. */
type Read = (...groups: Match) => unknown;

/** Takes a search apart, left to right and once, however it is written. */
export function tokenize(text: string, dialect: QueryDialect, report: Report): readonly Token[] {
  const tokens: Token[] = [];
  const brackets: number[] = [];
  const isTooMuch = openAllowance();
  let start = 0;
  let end = 0;
  let isSpent = false;

  const problem = (what: string, fix?: string): void => report({ start, end }, what, fix);
  const push = (piece: Piece): void => {
    isSpent ||= isTooMuch(piece);
    tokens.push({ ...piece, start, end });
  };
  const leaf = (tree: QueryTree): void => push({ kind: 'leaf', tree });
  /** Says whose way of writing something is, where another is spoken. */
  const hint = (whose: 'manupatra' | 'indian-kanoon', fix: string): void => {
    if (whose !== dialect) problem(`is ${whose === 'manupatra' ? 'Manupatra' : 'Indian Kanoon'}’s way`, fix);
  };
  /** A distance in digits, drawn to the nearest one that there is; `s` and `p` as they are. */
  const bounded = (distance: string): string => `${Math.min(Math.max(Number(distance), 1), MAX_WITHIN) || distance[0]}`;
  const near = (distance: string, ordered: boolean): void =>
    push({ kind: 'near', within: Number(distance) || (/s/i.test(distance) ? 'sentence' : 'paragraph'), ordered });

  const readBracket: Read = (sign) => {
    const isOpen = sign === '(';
    if (isOpen) brackets.push(start);
    const depth = brackets.length;
    if (isOpen && depth === MAX_BRACKETS + 1) problem(`is deeper than ${MAX_BRACKETS} brackets`);
    if (depth === 0) problem('closes nothing', '');
    else if (depth <= MAX_BRACKETS) push({ kind: isOpen ? 'open' : 'close' });
    if (!isOpen) brackets.pop();
  };

  const readPhrase: Read = (_, twice, once, single, sign, distance, slop) => {
    const clean = (typed: string): string => typed.replace(BETWEEN, ' ').trim();
    const typed = twice + once + single;
    const phrase = clean(typed.replaceAll('*', ''));
    const parts = wordsOf(phrase);
    if (!parts[0]) return;
    if (typed.includes('*')) problem('needs * without quotation marks', clean(typed).replaceAll(' ', ' pre/1 '));
    const letters = parts.filter((part) => !/[&§]/.test(part)).slice(0, MAX_CHAIN);
    const ordered = sign === '@';
    if (letters[1] && sign && (ordered || dialect === 'manupatra')) {
      const words = letters.map(wordTree).map(({ type, text: word }) => (type === 'phrase' ? `"${word}"` : word));
      const fix = words.join(` ${ordered ? 'pre' : ''}/${bounded(distance)} `);
      hint('manupatra', fix);
      if (parts[MAX_CHAIN]) problem(`has ${MAX_CHAIN} words at most`, fix);
      push({ kind: 'open' });
      tokenize(fix, dialect, () => {}).forEach(push);
      push({ kind: 'close' });
      return;
    }
    // Behind a phrase here, it is nearness to what follows.
    end -= (sign + distance).length;
    if (Number(slop) > MAX_WITHIN) problem(`needs 1 to ${MAX_WITHIN} words`, `"${phrase}"~${MAX_WITHIN}`);
    leaf(given({ type: 'phrase', text: phrase, slop: (parts[1] && Math.min(Number(slop), MAX_WITHIN)) || undefined }));
  };

  const readNear: Read = (typed, word, before, sign, after, distance) => {
    if (typed === STATEMENT) return false;
    // The number and year of a case, and `A / P`.
    const isCase = !(Number(distance) <= MAX_WITHIN) || /(?<!\S)\d\S*\s*$/.test(text.slice(0, start));
    if (before + after && isCase) return false;
    const isAhead = sign === '@';
    const limited = bounded(distance);
    const fix = `${isAhead ? 'pre' : word}/${limited}`;
    if (isAhead && limited === distance) hint('manupatra', fix);
    else if (fix !== typed) problem(`needs 1 to ${MAX_WITHIN}, s or p behind a slash`, fix);
    near(limited, isAhead || /pre/i.test(word));
    return true;
  };

  const readField: Read = (_, typed) => {
    const name = typed.toLowerCase();
    const own = fieldOf(fields, name);
    const theirs = fieldOf(kanoonFields, name);
    let field = dialect === 'indian-kanoon' ? (theirs ?? own) : (own ?? theirs);
    if (!field) {
      if (/^(?:[\s/]|$)/.test(text.slice(end))) return false;
      field = nearestField(name);
      problem('is no field', field ? `${field}:` : `${typed} `);
      if (!field) return readWord(typed, '');
    } else if (!own && !isRangeName(field)) hint('indian-kanoon', `${field}:`);
    return isRangeName(field) ? readRangeValue(field, name) : readFieldName(field);
  };

  const readFieldName = (name: FieldName): void => {
    push({ kind: 'field', name });
    const [all, value] = (name === 'court' && at(COURT, text, end)) || ['', ''];
    const valueEnd = end + all.length;
    // A court that is known by one word has no more.
    const isWhole = courtsOf(value)[0] && !/^\s+and/.test(text.slice(valueEnd));
    const [allNames, typed] = (!isWhole && isNameField(name) && at(NAME, text, end)) || ['', ''];
    if (/\s/.test(typed) && typed !== value) {
      const phrase = typed.replace(BETWEEN, ' ');
      end += allNames.length;
      if (dialect === 'indian-kanoon') return leaf({ type: 'phrase', text: phrase });
      const fix = `${name}:"${phrase}"`;
      report({ start, end }, 'takes one word unless quoted', fix, `${name}:`);
    }
    end = valueEnd;
    if (value) leaf(isOneWord(value) ? wordTree(value) : { type: 'phrase', text: value });
  };

  const readRangeValue = (name: RangeName, typedName: string): void => {
    const [all, typed, other] = at(RANGE, text, end) ?? ['', '', ''];
    const value = (typed + (other && `..${other}`)).replace(/([^.])\.$/, '$1');
    if (name === 'bench' && /^\p{L}/u.test(value)) {
      problem('needs a number of judges', 'judge:');
      return readFieldName('judge');
    }
    const isFrom = typedName === 'fromdate';
    const bounds = isFrom ? `${value}..` : typedName === 'todate' ? `..${value}` : value;
    const tree = readRange(name, bounds);
    end += all.length;
    if (!tree) return problem(`needs ${rangeExamples[name]}`);
    if (other) problem('has blanks', `${name}:${bounds}`);
    else if (bounds !== value) hint('indian-kanoon', `date:${bounds}`);
    leaf(tree);
  };

  const readWord = (word: string, behind: string): void => {
    const sign = operatorOf(word);
    const rawEnd = end;
    end = start + word.length;
    if (sign === 'NEAR') {
      problem('needs a distance', `NEAR/${USUAL_DISTANCE}`);
      near(USUAL_DISTANCE, false);
    } else if (sign) {
      if (sign !== word) hint('indian-kanoon', sign);
      push({ kind: sign.toLowerCase() as 'and' });
    } else {
      if (/[*?]/.test(word)) readPattern(word);
      else leaf(wordTree(word));
      const isBetween = /leaf|close/.test(tokens.at(-2)?.kind ?? '') && /^\s+[^\s).,;]/.test(text.slice(rawEnd));
      if (isBetween && isLikeOperator(word)) {
        problem('is a word', word.toUpperCase() + (word === 'near' ? `/${USUAL_DISTANCE}` : ''));
      }
      end += 1;
      const isCut = behind[0] === '!' || (behind[0] === '?' && /\S/.test(text.slice(rawEnd)));
      if (isCut && PATTERN.test(`${word}*`)) problem(`ends in ${behind[0]}`, `${word}*`);
    }
    end = rawEnd;
  };

  /** `land*`; a word of several parts, `inter-state*`, is each part right behind the other. */
  const readPattern = (word: string): void => {
    const parts = (word.replace(/['’]/g, '').match(PATTERNS) ?? []).map((part) => part.replace(/\*+/g, '*'));
    if (parts.some((part) => /[*?]/.test(part) && !PATTERN.test(part))) {
      return problem(`needs ${MIN_LETTERS} letters first, and ${MAX_WILDCARDS} * or ? at most`);
    }
    parts.forEach((part, index) => {
      if (index > 0) near('1', true);
      leaf(/[*?]/.test(part) ? { type: 'pattern', text: part } : wordTree(part));
    });
  };

  const readers: readonly (readonly [RegExp, Read])[] = [
    [/[\s.,;]+/y, () => true],
    [/[()]/y, readBracket],
    [PHRASE, readPhrase],
    [UNCLOSED, () => problem('needs another where the phrase ends')],
    [/([&|])\1*/y, (_, sign) => push({ kind: sign === '&' ? 'and' : 'or' })],
    [
      WITHOUT,
      (sign) => {
        if (/-\s/.test(sign)) return problem('is NOT without a blank', '-');
        if (sign !== '-') hint('manupatra', 'NOT ');
        push({ kind: 'not' });
      },
    ],
    [NEAR, readNear],
    [FIELD, readField],
    [WORD, (_, word, behind) => readWord(word, behind)],
    [/[*?]+(?=([\p{L}\p{N}§&]?))/uy, (_, letter) => letter && problem('needs letters first', '')],
    [/[^]/uy, () => true],
  ];
  for (; start < text.length && !isSpent; start = end) {
    const before = tokens.length;
    readers.some(([pattern, read]) => {
      const match = at(pattern, text, start);
      end = pattern.lastIndex;
      return match && read(...match) !== false;
    });
    if (isSpent) {
      tokens.length = before;
      report({ start, end: text.length }, 'has too many parts; the rest is left out', undefined, 'The search');
    }
  }
  for (const open of brackets.slice(0, MAX_BRACKETS)) {
    report({ start: open, end: open + 1 }, 'needs ) where the group ends');
  }
  return tokens;
}
