import { MAX_DEPTH, MAX_NEAR_PARTS, MAX_TEXT } from '../../contract/search/search-limits.js';
import { decisions, decisionsOf } from '../bodies/decisions.js';
import { mayBeCourt } from '../bodies/courts.js';
import { MAX_CHAIN } from './max-chain.js';
import * as words from './problem-words.js';
import { join, joinNames, prune } from './prune.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import type { Cut, Piece, QueryDialect, Report, Span, Token } from './token.js';
import { tokenizeQuery } from './tokenize-query.js';

/** The result of parsing a search. */
export interface ParsedQuery {
  /** The parsed search, without the parts that could not be parsed. */
  readonly tree: QueryTree;
  /** In the order of their position. */
  readonly problems: readonly QueryProblem[];
}

/**
 * Those who have no name, behind a party: `Ajay Hasia & Ors. v. State`, `Ajay Hasia and another`. Every source shortens them in its
 * own way.
 */
const NAMELESS =
  /(?<=\S)(?:\s+(?:(?:and|&|एवं|व)\s+(?:others?|another|ors|anr|अन्य)|ors|anr)\.?)+(?=\s*$|\s+(?:v|vs|v\/s|versus|बनाम|banaa?m)[.\s])/gi;

type Of<K extends Piece[0]> = Span & { readonly piece: Extract<Piece, readonly [K, unknown]> };

/**
 * Parses the search language. Never throws and takes linear time. Skips parts that it cannot parse and reports a problem
 * for each. The server always accepts the request that `toSearchBody` creates from the tree.
 *
 * - `a b`, `a AND b`, `a & b`: both; `a OR b`, `a | b`: either; `NOT a`, `-a`: without. `and`, `or` and `not` are words
 * - `"a b"`: a phrase as typed, in any kind of quotation marks; `"a b"~5`: with at most five words between
 * - `land*`: any letters; `wom?n`: one letter. Two letters must come first. `?` at the end of a word is a question mark
 * - `a /5 b`, `a w/5 b`, `a near/5 b`: within five words; `pre/5`: in this order; `/s`, `/p`: in one sentence or paragraph
 * - `judge:khanna`, `party:"state of bihar"`, `judge:(a OR b)`; `year:1973..1980`, `date:1973-04-24..`, `bench:5+`
 * - `Ajay Hasia & Ors.`, `Ajay Hasia and another v. State`: who has no name is left out
 * - `302 IPC bail`, `s.302 r/w 34 IPC`, `53A TPA`, `rule 11 of order 7`: provisions of acts are `provision:"302 IPC"`, one for each number
 * - `S.34`, `sec 34`, `u/s 34`, `§ 34`: the same as `section 34`
 * - `bail 1973-1990`: two years outside a field are a range of years; in quotation marks they are words
 *
 * Precedence, highest first: brackets and fields, distances, `NOT`, `AND`, `OR`. The operators of Manupatra and Indian
 * Kanoon are always understood; `dialect` (`headnote` by default) decides where their meanings differ, and operators of
 * another dialect are reported as problems with a fix.
 *
 * ```ts
 * const { tree, problems } = parseQuery('"basic structure" /s amendment judge:khanna');
 * const body = toSearchBody(tree);
 * ```
 */
export function parseQuery(text: string, options: { readonly dialect?: QueryDialect } = {}): ParsedQuery {
  const problems: Record<string, QueryProblem> = {};
  const report: Report = ({ start, end }, reason, fix, subject = text.slice(start, end)) => {
    const advice = fix === undefined ? '' : fix === '' ? words.removeIt : words.writeInstead(fix.trim());
    const message = `${subject.trim()} ${reason}${advice}`;
    // The key removes duplicates: an operator may miss both operands.
    problems[start + message] = { start, end, message, ...(fix !== undefined && { fix }) };
  };
  const all: QueryTree = { type: 'all' };
  const cut: Cut = (start, reason) =>
    report({ start, end: text.length }, words.restIgnored(reason), undefined, words.theSearch);
  if (text.length > MAX_TEXT) cut(MAX_TEXT, words.isLonger(MAX_TEXT));
  // Unicode counts these apostrophes as letters, but the server does not. All double quotation marks are equivalent.
  const normalised = text
    .slice(0, MAX_TEXT)
    .replace(/[ʼ＇]/g, '’')
    .replace(/[“”„«»]/g, '"')
    // Blanks keep the places of what follows. A phrase stays as typed.
    .replace(NAMELESS, (found, at: number, all: string) =>
      all.slice(0, at).split('"').length % 2 === 0 ? found : ' '.repeat(found.length),
    );
  const tree = parseTokens(tokenizeQuery(normalised, options.dialect ?? 'headnote', report, cut), report) ?? all;
  // The request encloses the search in one `bool`; an `and` becomes that level itself.
  const pruned = prune(tree, MAX_DEPTH - Number(tree.type !== 'and'), () => cut(0, words.isTooDeep)) ?? all;
  return { tree: pruned, problems: Object.values(problems).sort((a, b) => a.start - b.start || a.end - b.end) };
}

function parseTokens(tokens: readonly Token[], report: Report): QueryTree | undefined {
  let next = 0;

  const take = <K extends Piece[0]>(kind: K): Of<K> | undefined =>
    tokens[next]?.piece[0] === kind ? (tokens[next++] as Of<K>) : undefined;

  function reportMissing(token: Token | undefined): void {
    if (token) report(token, /not|field/.test(token.piece[0]) ? words.wordAfter : words.wordsAround);
  }

  function readJoined(type: 'and' | 'or', readPart: () => QueryTree | undefined): QueryTree | undefined {
    const parts: (QueryTree | undefined)[] = [];
    for (let sign: Token | undefined; ;) {
      const part = readPart();
      parts.push(part);
      if (!part) reportMissing(sign);
      sign = take(type);
      if (!part) reportMissing(sign);
      if (!sign && !part) return join(type, parts);
    }
  }

  const readOr = (): QueryTree | undefined => readJoined('or', readAnd);
  const readAnd = (): QueryTree | undefined => readJoined('and', readNot);

  function readNot(): QueryTree | undefined {
    const sign = take('not');
    if (!sign) return readNear();
    const of = readNot();
    if (!of) reportMissing(sign);
    return of?.type === 'not' ? of.of : of && { type: 'not', of };
  }

  function readNear(): QueryTree | undefined {
    let left = readPart();
    let chain: NearTree | undefined;
    let length = 1;
    for (let sign = take('near'); sign; sign = take('near')) {
      const right = readPart();
      if (!left || !right) {
        reportMissing(sign);
        left ??= right;
        continue;
      }
      const near = joinNear(left, right, sign.piece[1], chain);
      // Parts of one sentence or paragraph are on the same level.
      if (near.of.length === 2) length += 1;
      if (length <= MAX_CHAIN && canBeNear(near)) left = chain = near;
      else {
        report(sign, length > MAX_CHAIN ? words.joinsTooMany : words.phrasesAround, 'AND');
        left = join('and', [left, right]);
      }
    }
    return left;
  }

  /** Parses a word, phrase, range or group, optionally in a field. Skips empty groups. */
  function readPart(): QueryTree | undefined {
    const field = take('field');
    if (field) {
      const of = readPart();
      // An inner field replaces this one.
      if (!of || of.type === 'field') {
        reportMissing(field);
        return of;
      }
      const name = field.piece[1];
      if (name === 'court' && 'text' in of && !mayBeCourt(of.text)) report(field, words.knownCourt);
      const value = /cour|dec|case|prov/.test(name) ? joinNames(of) : of;
      if (name === 'decision' && !textsOf(value).every((text) => decisionsOf(text)[0]))
        report(field, words.knownDecision(decisions));
      return { type: 'field', name, of: value };
    }
    if (!take('(')) return take('leaf')?.piece[1];
    const tree = readOr();
    take(')');
    return tree ?? readPart();
  }

  return readOr();
}

/** The words and phrases of a tree. */
function textsOf(tree: QueryTree): readonly string[] {
  if ('text' in tree) return [tree.text];
  return 'of' in tree ? [tree.of].flat().flatMap(textsOf) : [];
}

function canBeNear(tree: QueryTree): boolean {
  if (tree.type === 'or' || tree.type === 'near') return tree.of.every(canBeNear);
  return /word|pat|ph/.test(tree.type) && !('slop' in tree);
}

/**
 * Joins two parts by a distance. In `a /5 b /5 c`, c must be near a match of `a /5 b`. Parts that must be in the same
 * sentence or paragraph are added to the chain on the left.
 */
function joinNear(left: QueryTree, right: QueryTree, sign: Of<'near'>['piece'][1], chain?: NearTree): NearTree {
  const continues =
    chain === left &&
    chain.within === sign.within &&
    chain.ordered === sign.ordered &&
    typeof sign.within !== 'number' &&
    chain.of.length < MAX_NEAR_PARTS;
  return { type: 'near', of: [...(continues ? chain.of : [left]), right], ...sign };
}
