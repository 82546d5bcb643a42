import { MAX_CLAUSES, MAX_TERMS, MAX_WILDCARDS, MAX_WITHIN, MIN_LETTERS } from '../../contract/search/search-limits.js';
import { courtsOf } from '../bodies/courts.js';
import { given } from '../given.js';
import { isPlain } from '../is-plain.js';
import { isOneWord, wordsOf } from '../words.js';
import { fieldOf, fields, isNameField, isRangeName, kanoonFields, nearestField, type RangeName } from './fields.js';
import * as lexis from './lexis.js';
import { MAX_CHAIN } from './max-chain.js';
import type { QueryTree } from './query-tree.js';
import { ranges, readRange } from './read-range.js';
import type { Cut, Piece, QueryDialect, Report, Span, Token } from './token.js';
import { isLikeOperator, operatorOf, STATEMENT, wordTree } from './word-tree.js';

/** Brackets within brackets that are still read. */
const MAX_BRACKETS = 8;
/** Pieces of which a body may have a clause: five each at most, and six hold the body together. */
const MAX_PIECES = Math.floor((MAX_CLAUSES - 6) / 5);
/** Words in all; a body may repeat eight of them. */
const MAX_WORDS = MAX_TERMS - 8;
/** What is meant by NEAR alone. */
const NEAR_ALONE = 'NEAR/10';
/** What is said of a sign of another dialect. */
const ways = { headnote: '', manupatra: 'is Manupatra’s way', 'indian-kanoon': 'is Indian Kanoon’s way' };

/** Reads what a pattern matched, all of it and its groups; false where it is something else after all. */
type Read = (...groups: readonly string[]) => unknown;

/** Words of which each is near the next, as they are written. */
function chain(words: readonly string[], sign: string): string {
  const quoted = words.map((word) => (wordTree(word).type === 'word' ? word : `"${word}"`));
  return `(${quoted.join(` ${sign} `)})`;
}

/**
 * Takes a search apart, left to right and once. What is written in another way is mended in the text, and the mend is
 * read in its place: so each thing has one way in which it is read.
 */
export function tokenize(typed: string, dialect: QueryDialect, report: Report, cut: Cut): readonly Token[] {
  const tokens: Token[] = [];
  const brackets: Span[] = [];
  let text = typed;
  let start = 0;
  let end = 0;
  let mendedFrom = 0;
  let behindMended = Infinity;
  let pieces = 0;
  let words = 0;
  let wasPlain = false;

  /** Columns of what was typed; all of a mend stands in the columns of what it mends. */
  const span = (): Span => ({
    start: text.length - start > behindMended ? mendedFrom : typed.length - text.length + start,
    end: typed.length - Math.min(behindMended, text.length - end),
  });
  const problem = (what: string, fix?: string): void => report(span(), what, fix);
  const mend = (what: string, fix: string): void => {
    if (what !== ways[dialect]) problem(what, fix);
    mendedFrom = span().start;
    behindMended = Math.min(behindMended, text.length - end);
    text = text.slice(0, start) + fix + text.slice(end);
    end = start;
  };
  const push = (...piece: Piece): void => {
    const tree = piece[0] === 'leaf' && piece[1];
    const isWord = tree && isPlain(tree);
    // Plain words one behind the other are one clause; anything else may be looked for in two fields.
    if (piece[0] === 'near' || (tree && !(isWord && wasPlain))) pieces += 1;
    if (tree && 'text' in tree) words += isWord ? 1 : 2 * wordsOf(tree.text).length;
    // A bracket at the end of a word, as around the name in a field, changes nothing.
    if (piece[0] !== ')') wasPlain = isWord;
    if (pieces <= MAX_PIECES && words <= MAX_WORDS) tokens.push({ ...span(), piece });
    else {
      end = text.length;
      cut(span().start, 'has too many parts');
    }
  };

  const readBracket: Read = (sign) => {
    const isOpen = sign === '(';
    const depth = isOpen ? brackets.push(span()) : brackets.length;
    if (depth === 0) problem('closes nothing', '');
    else if (depth <= MAX_BRACKETS) push(isOpen ? '(' : ')');
    else if (isOpen && depth === MAX_BRACKETS + 1) problem(`is deeper than ${MAX_BRACKETS} brackets`);
    if (!isOpen) brackets.pop();
  };

  /** A distance in digits, drawn to the nearest one that there is; `s` and `p` as they are. */
  const bounded = (distance: string): string => `${Math.min(Math.max(Number(distance), 1), MAX_WITHIN) || distance[0]}`;

  const readPhrase: Read = (_, _mark, double = '', single = '', sign = '', distance = '', slop = '') => {
    const inside = (double + single).replace(lexis.BETWEEN, ' ').trim();
    const phrase = inside.replace(/ ?\*+/g, '').trim();
    const parts = wordsOf(phrase);
    if (!parts[0]) return;
    if (inside !== phrase) problem('needs * without quotation marks', inside.replaceAll(' ', ' pre/1 '));
    if (parts[1] && (sign === '@' || (sign && dialect === 'manupatra'))) {
      const fix = chain(parts.slice(0, MAX_CHAIN), `${sign === '@' ? 'pre' : ''}/${bounded(distance)}`);
      if (parts[MAX_CHAIN]) problem(`has ${MAX_CHAIN} words at most`, fix);
      return mend(ways.manupatra, fix);
    }
    // Behind a phrase here, it is nearness to what follows.
    end -= (sign + distance).length;
    if (Number(slop) > MAX_WITHIN) return mend(`needs 1 to ${MAX_WITHIN} words`, `"${phrase}"~${MAX_WITHIN}`);
    push('leaf', given<QueryTree>({ type: 'phrase', text: phrase, slop: (parts[1] && Number(slop)) || undefined }));
  };

  const readNear: Read = (written, word = '', before = '', sign, after, distance) => {
    if (written === STATEMENT) return false;
    // The number and year of a case, and `A / P`.
    const isCase = !(Number(distance) <= MAX_WITHIN) || /(?<!\S)\d\S*\s*$/.test(text.slice(0, start));
    if (before + after && isCase) return false;
    const limited = bounded(distance);
    const fix = `${sign === '@' ? 'pre' : word}/${limited}`;
    if (fix !== written) {
      const isWay = sign === '@' && limited === distance;
      return mend(isWay ? ways.manupatra : `needs 1 to ${MAX_WITHIN}, s or p behind a slash`, fix);
    }
    const within = Number(distance) || (/s/i.test(distance) ? 'sentence' : 'paragraph');
    push('near', { within, ordered: /^p/i.test(written) });
  };

  const readField: Read = (_, written) => {
    const name = written.toLowerCase();
    const own = fieldOf(fields, name);
    const theirs = fieldOf(kanoonFields, name);
    const field = dialect === 'indian-kanoon' ? (theirs ?? own) : (own ?? theirs);
    if (!field) {
      if (/^(?:[\s/]|$)/.test(text.slice(end))) return false;
      const nearest = nearestField(name);
      return mend('is no field', nearest ? `${nearest}:` : `${written} `);
    }
    if (field !== own) return mend(ways['indian-kanoon'], `${field}:`);
    if (isRangeName(field)) return readRangeValue(field);
    push('field', field);
    const [all = '', court = ''] = field === 'court' ? lexis.at(lexis.COURT, text, end) : [];
    if (courtsOf(court)[0]) {
      end += all.length;
      return push('leaf', isOneWord(court) ? wordTree(court) : { type: 'phrase', text: court });
    }
    const [names = '', value = ''] = isNameField(field) ? lexis.at(lexis.NAME, text, end) : [];
    if (!/\s/.test(value)) return;
    const phrase = value.replace(lexis.BETWEEN, ' ');
    end += names.length;
    if (dialect === 'indian-kanoon') return push('leaf', { type: 'phrase', text: phrase });
    problem('takes one word unless quoted', `${field}:"${phrase}"`);
    end -= names.length;
  };

  const readRangeValue = (name: RangeName): void => {
    const [all = '', typedValue = '', other] = lexis.at(lexis.RANGE, text, end);
    const value = typedValue.replace(/([^.])\.$/, '$1');
    if (name === 'bench' && /^\p{L}/u.test(value)) return mend('needs a number', 'judge:');
    end += all.length;
    if (other) return mend('has blanks', `${name}:${value}..${other}`);
    const tree = readRange(name, value);
    if (tree) push('leaf', tree);
    else problem(`needs a real ${name}, such as ${ranges[name][0]}`);
  };

  const readWord: Read = (_, word) => {
    const sign = operatorOf(word);
    if (sign === 'NEAR') return mend('needs a distance', NEAR_ALONE);
    if (sign && sign !== word) return mend(ways['indian-kanoon'], sign);
    if (sign) return push(sign.toLowerCase() as 'and');
    const wholeEnd = end;
    end = start + word.length;
    if (/[*?]/.test(word)) return readPattern(word);
    // Courts may stand in a list.
    const isList = tokens.findLast(({ piece }) => piece[0] !== '(')?.piece[1] === 'court';
    if (!isList && /\p{L}{2},\p{L}{2}/u.test(word)) return mend('needs a blank', word.replaceAll(',', ', '));
    const rest = text.slice(end);
    const isBetween = /leaf|\)/.test(tokens.at(-1)?.piece[0] ?? '') && /^\S*\s+[^\s).,;]/.test(rest);
    if (isBetween && isLikeOperator(word)) problem('is a word', word === 'near' ? NEAR_ALONE : word.toUpperCase());
    push('leaf', wordTree(word));
    end += 1;
    const isCut = /^(?:!|\?[^]*[\p{L}\p{N}])/u.test(rest) && lexis.PATTERN.test(`${word}*`);
    if (isCut) problem(`ends in ${rest[0]}`, `${word}*`);
    end = Math.max(end - 1, wholeEnd);
  };

  /** `land*`; a word of several parts, `inter-state*`, is each part right behind the other. */
  const readPattern = (word: string): void => {
    const parts = word.replace(/['’]|\*(?=\*)/g, '').match(lexis.PATTERNS) ?? [];
    if (parts.some((part) => /[*?]/.test(part) && !lexis.PATTERN.test(part))) {
      problem(`needs ${MIN_LETTERS} letters first, and ${MAX_WILDCARDS} * or ? at most`);
    } else if (parts[0] === word) push('leaf', { type: 'pattern', text: word });
    else mend(ways[dialect], chain(parts, 'pre/1'));
  };

  const readers: readonly (readonly [RegExp, Read])[] = [
    [/[()]/y, readBracket],
    [lexis.PHRASE, readPhrase],
    [lexis.UNCLOSED, () => problem('needs another where the phrase ends')],
    [/([&|])\1*/y, (_, sign) => push(sign === '&' ? 'and' : 'or')],
    [
      lexis.WITHOUT,
      (sign, doubtful) => {
        if (doubtful) problem('may mean NOT', 'NOT ');
        else if (sign === '-') push('not');
        else mend(ways.manupatra, 'NOT ');
      },
    ],
    [lexis.NEAR, readNear],
    [
      lexis.KANOON_DATE,
      (_, which, date) => mend(ways['indian-kanoon'], `date:${which[0] === 'f' ? `${date}..` : `..${date}`}`),
    ],
    [lexis.FIELD, readField],
    [lexis.WORD, readWord],
    [/[*?]+(?=[\p{L}\p{N}§&])/uy, () => problem('needs letters first', '')],
    [/[^]/uy, () => {}],
  ];
  for (; start < text.length; start = end) {
    readers.some(([pattern, read]) => {
      const match = lexis.at(pattern, text, start) as readonly string[];
      end = pattern.lastIndex;
      return match[0] && read(...match) !== false;
    });
  }
  for (const open of brackets.slice(0, MAX_BRACKETS)) report(open, 'needs ) where the group ends');
  return tokens;
}
