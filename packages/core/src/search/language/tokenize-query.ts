import { MAX_CLAUSES, MAX_TERMS, MAX_WILDCARDS, MAX_WITHIN, MIN_LETTERS } from '../../contract/search/search-limits.js';
import { courtsOf } from '../bodies/courts.js';
import { omitEmpty } from '../omit-empty.js';
import { isPlain } from '../is-plain.js';
import { isOneWord, wordsOf } from '../words.js';
import { actSectionsAt } from './act-sections.js';
import { fieldOf, fields, isNameField, isRangeName, kanoonFields, nearestField, type RangeName } from './fields.js';
import * as lexis from './lexis.js';
import { MAX_CHAIN } from './max-chain.js';
import * as reasons from './problem-words.js';
import type { QueryTree } from './query-tree.js';
import { PROVISION, provisionAsCited } from './provisions.js';
import { ranges, readRange } from './read-range.js';
import type { Cut, Piece, QueryDialect, Report, Span, Token } from './token.js';
import { isLikeOperator, operatorOf, STATEMENT, wordTree } from './word-tree.js';

/** Maximum depth of nested brackets. */
const MAX_BRACKETS = 8;
/** Maximum number of parts. Each may need five clauses of the request, and the request itself needs six. */
const MAX_PIECES = Math.floor((MAX_CLAUSES - 6) / 5);
/** Maximum number of words. The request may repeat eight of them. */
const MAX_WORDS = MAX_TERMS - 8;
/** Replacement for NEAR without a distance. */
const NEAR_ALONE = 'NEAR/10';
/** The reason reported for an operator of each dialect. */
const dialectHints = { headnote: '', manupatra: reasons.isManupatra, 'indian-kanoon': reasons.isIndianKanoon };

/** Handles the match of a pattern and its groups. Returns false if it is a different token after all. */
type Read = (...groups: readonly string[]) => unknown;

/** Formats words that must each be near the next. */
function chain(words: readonly string[], sign: string): string {
  const quoted = words.map((word) => (wordTree(word).type === 'word' ? word : `"${word}"`));
  return `(${quoted.join(` ${sign} `)})`;
}

/**
 * Splits a search into tokens in one pass. Alternative spellings are corrected in the text and then read again, so each
 * kind of token is read in only one form.
 */
export function tokenizeQuery(original: string, dialect: QueryDialect, report: Report, cut: Cut): readonly Token[] {
  const tokens: Token[] = [];
  const brackets: Span[] = [];
  let text = original;
  let start = 0;
  let end = 0;
  let correctedStart = 0;
  let lengthAfterCorrection = Infinity;
  let pieces = 0;
  let words = 0;
  let wasPlain = false;
  let fieldDepth = 0;

  /** Returns the position in the original text. Everything in a correction has the position of the corrected text. */
  const span = (): Span => ({
    start: text.length - start > lengthAfterCorrection ? correctedStart : original.length - text.length + start,
    end: original.length - Math.min(lengthAfterCorrection, text.length - end),
  });
  const problem = (reason: string, fix?: string): void => report(span(), reason, fix);
  const correct = (reason: string, fix: string): void => {
    if (reason !== dialectHints[dialect]) problem(reason, fix);
    correctedStart = span().start;
    lengthAfterCorrection = Math.min(lengthAfterCorrection, text.length - end);
    text = text.slice(0, start) + fix + text.slice(end);
    end = start;
  };
  const push = (...piece: Piece): void => {
    const tree = piece[0] === 'leaf' && piece[1];
    const isWord = tree && isPlain(tree);
    // Consecutive plain words share one clause; any other token may need clauses for two fields.
    if (piece[0] === 'near' || (tree && !(isWord && wasPlain))) pieces += 1;
    if (tree && 'text' in tree) words += isWord ? 1 : 2 * wordsOf(tree.text).length;
    // A bracket at the end of a word, as around the name in a field, changes nothing.
    if (piece[0] !== ')') wasPlain = isWord;
    if (pieces <= MAX_PIECES && words <= MAX_WORDS) tokens.push({ ...span(), piece });
    else {
      end = text.length;
      cut(span().start, reasons.tooManyParts);
    }
  };

  const readBracket: Read = (sign) => {
    const isOpen = sign === '(';
    const depth = isOpen ? brackets.push(span()) : brackets.length;
    if (isOpen && !fieldDepth && tokens.at(-1)?.piece[0] === 'field') fieldDepth = depth;
    if (!isOpen && depth === fieldDepth) fieldDepth = 0;
    if (depth === 0) problem(reasons.noOpening, '');
    else if (depth <= MAX_BRACKETS) push(isOpen ? '(' : ')');
    else if (isOpen && depth === MAX_BRACKETS + 1) problem(reasons.inTooManyBrackets(MAX_BRACKETS));
    if (!isOpen) brackets.pop();
  };

  /** Returns a distance within the limits; returns `s` and `p` unchanged. */
  const bounded = (distance: string): string => `${Math.min(Math.max(Number(distance), 1), MAX_WITHIN) || distance[0]}`;

  const readPhrase: Read = (_, _mark, double = '', single = '', sign = '', distance = '', slop = '') => {
    const inside = (double + single).replace(lexis.QUOTES_AND_SPACE, ' ').trim();
    const phrase = inside.replace(/ ?\*+/g, '').trim();
    const parts = wordsOf(phrase);
    if (!parts[0]) return;
    if (inside !== phrase) problem(reasons.starInQuotes, inside.replaceAll(' ', ' pre/1 '));
    if (parts[1] && (sign === '@' || (sign && dialect === 'manupatra'))) {
      const fix = chain(parts.slice(0, MAX_CHAIN), `${sign === '@' ? 'pre' : ''}/${bounded(distance)}`);
      if (parts[MAX_CHAIN]) problem(reasons.atMostWords(MAX_CHAIN), fix);
      return correct(dialectHints.manupatra, fix);
    }
    // In other dialects the distance is between the phrase and the next word.
    end -= (sign + distance).length;
    if (Number(slop) > MAX_WITHIN) return correct(reasons.oneToWords(MAX_WITHIN), `"${phrase}"~${MAX_WITHIN}`);
    push('leaf', omitEmpty<QueryTree>({ type: 'phrase', text: phrase, slop: (parts[1] && Number(slop)) || undefined }));
  };

  const readNear: Read = (written, word = '', before = '', sign, after, distance) => {
    if (written === STATEMENT) return false;
    // The number and year of a case, or `A / P`.
    const isCase = !(Number(distance) <= MAX_WITHIN) || /(?<!\S)\d\S*\s*$/.test(text.slice(0, start));
    if (before + after && isCase) return false;
    const limited = bounded(distance);
    const fix = `${sign === '@' ? 'pre' : word}/${limited}`;
    if (fix !== written) {
      const isManupatra = sign === '@' && limited === distance;
      return correct(isManupatra ? dialectHints.manupatra : reasons.afterSlash(MAX_WITHIN), fix);
    }
    const within = Number(distance) || (/s/i.test(distance) ? 'sentence' : 'paragraph');
    push('near', { within, ordered: /^p/i.test(written) });
  };

  const readField: Read = (_, written) => {
    const name = written.toLowerCase();
    const ownField = fieldOf(fields, name);
    const kanoonField = fieldOf(kanoonFields, name);
    const field = dialect === 'indian-kanoon' ? (kanoonField ?? ownField) : (ownField ?? kanoonField);
    if (!field) {
      if (/^(?:[\s/]|$)/.test(text.slice(end))) return false;
      const nearest = nearestField(name);
      return correct(reasons.notAField, nearest ? `${nearest}:` : `${written} `);
    }
    if (field !== ownField) return correct(dialectHints['indian-kanoon'], `${field}:`);
    if (isRangeName(field)) return readRangeValue(field);
    push('field', field);
    const [all = '', court = ''] = field === 'court' ? lexis.at(lexis.COURT, text, end) : [];
    if (courtsOf(court)[0]) {
      end += all.length;
      return push('leaf', isOneWord(court) ? wordTree(court) : { type: 'phrase', text: court });
    }
    const [names = '', value = ''] = isNameField(field) ? lexis.at(lexis.NAME, text, end) : [];
    if (!/\s/.test(value)) return;
    const phrase = value.replace(lexis.QUOTES_AND_SPACE, ' ');
    end += names.length;
    if (dialect === 'indian-kanoon') return push('leaf', { type: 'phrase', text: phrase });
    problem(reasons.oneWord, `${field}:"${phrase}"`);
    end -= names.length;
  };

  const readRangeValue = (name: RangeName): void => {
    const [all = '', first = '', last] = lexis.at(lexis.RANGE, text, end);
    const value = first.replace(/([^.])\.$/, '$1');
    if (name === 'bench' && /^\p{L}/u.test(value)) return correct(reasons.needsNumber, 'judge:');
    end += all.length;
    if (last) return correct(reasons.hasSpaces, `${name}:${value}..${last}`);
    const tree = readRange(name, value);
    if (tree) return push('leaf', tree);
    const existing = value.replace(/\b(\d{4})-(\d\d?)-(\d\d?)\b/g, lastDayOf);
    if (existing !== value && readRange(name, existing)) problem(reasons.noSuchDay, `${name}:${existing}`);
    else problem(reasons.needsValid(name, ranges[name][0]));
  };

  const readWord: Read = (_, word) => {
    const sign = operatorOf(word);
    if (sign === 'NEAR') return correct(reasons.needsDistance, NEAR_ALONE);
    if (sign && sign !== word) return correct(dialectHints['indian-kanoon'], sign);
    if (sign) return push(sign.toLowerCase() as 'and');
    const wholeEnd = end;
    end = start + word.length;
    if (/[*?]/.test(word)) return readPattern(word);
    const isValue = fieldDepth || tokens.at(-1)?.piece[0] === 'field';
    const years = !isValue && lexis.YEARS.test(word) && readRange('year', word);
    if (years) {
      push('leaf', years);
      end = wholeEnd;
      return;
    }
    // Courts may be separated by commas without spaces.
    const isList = tokens.findLast(({ piece }) => piece[0] !== '(')?.piece[1] === 'court';
    if (!isList && /\p{L}{2},\p{L}{2}/u.test(word)) return correct(reasons.needsSpace, word.replaceAll(',', ', '));
    const rest = text.slice(end);
    const isBetween = /leaf|\)/.test(tokens.at(-1)?.piece[0] ?? '') && /^\S*\s+[^\s).,;]/.test(rest);
    if (isBetween && isLikeOperator(word))
      problem(reasons.isReadAsWord, word === 'near' ? NEAR_ALONE : word.toUpperCase());
    push('leaf', wordTree(word));
    end += 1;
    const isCut = /^(?:!|\?[^]*[\p{L}\p{N}])/u.test(rest) && lexis.PATTERN.test(`${word}*`);
    if (isCut) problem(reasons.endsIn(rest[0] ?? ''), `${word}*`);
    end = Math.max(end - 1, wholeEnd);
  };

  /** Reads `land*`. The parts of `inter-state*` must be next to each other. */
  const readPattern = (word: string): void => {
    const parts = word.replace(/['’]|\*(?=\*)/g, '').match(lexis.PATTERNS) ?? [];
    if (parts.some((part) => /[*?]/.test(part) && !lexis.PATTERN.test(part))) {
      problem(reasons.mustBegin(MIN_LETTERS, MAX_WILDCARDS));
    } else if (parts[0] === word) push('leaf', { type: 'pattern', text: word });
    else correct(dialectHints[dialect], chain(parts, 'pre/1'));
  };

  const isInField = (): boolean => fieldDepth > 0 || tokens.at(-1)?.piece[0] === 'field';
  const isBehindNear = (): boolean => tokens.at(-1)?.piece[0] === 'near';

  /** Reads `clause (b) of section 138`, or `S.138`, as it is cited. What is written so already is words, `s.138` next to a distance a phrase. */
  const readProvision: Read = (written, ...groups) => {
    const cited = provisionAsCited(...groups);
    const isShort = /^(?!sec\w*tion)[s§]/i.test(written);
    if (cited === written || (isShort && isInField())) return false;
    const isNear = isShort && (isBehindNear() || lexis.at(lexis.NEAR, text, end + 1).length > 0);
    return correct(dialectHints[dialect], isNear ? `"${written}"` : cited);
  };

  /** Reads `302 IPC` among other words. */
  const readActSections: Read = () => {
    const found = isInField() || isBehindNear() ? undefined : actSectionsAt(text, start);
    if (found === undefined) return false;
    ({ end } = found);
    return correct(dialectHints[dialect], found.fields);
  };

  const readers: readonly (readonly [RegExp, Read])[] = [
    [PROVISION, readProvision],
    [/[\p{L}\p{N}§]/uy, readActSections],
    [/[()]/y, readBracket],
    [lexis.PHRASE, readPhrase],
    [lexis.UNCLOSED, () => problem(reasons.unclosed)],
    [/([&|])\1*/y, (_, sign) => push(sign === '&' ? 'and' : 'or')],
    [
      lexis.WITHOUT,
      (sign, doubtful) => {
        if (doubtful) problem(reasons.mayMeanNot, 'NOT ');
        else if (sign === '-') push('not');
        else correct(dialectHints.manupatra, 'NOT ');
      },
    ],
    [lexis.NEAR, readNear],
    [
      lexis.KANOON_DATE,
      (_, limit, date) =>
        correct(dialectHints['indian-kanoon'], `date:${limit[0] === 'f' ? `${date}..` : `..${date}`}`),
    ],
    [lexis.FIELD, readField],
    [lexis.WORD, readWord],
    [/[*?]+(?=[\p{L}\p{N}§&])/uy, () => problem(reasons.lettersBefore, '')],
    [/[^]/uy, () => {}],
  ];
  for (; start < text.length; start = end) {
    readers.some(([pattern, read]) => {
      const match = lexis.at(pattern, text, start) as readonly string[];
      end = pattern.lastIndex;
      return match[0] && read(...match) !== false;
    });
  }
  for (const open of brackets.slice(0, MAX_BRACKETS)) report(open, reasons.needsClosing);
  return tokens;
}

/** The day of a date, or the last one of its month if the month is shorter. */
function lastDayOf(date: string, year: string, month: string, day: string): string {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) > last && last > 0 ? `${year}-${month}-${last}` : date;
}
