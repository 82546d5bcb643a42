import { MAX_DEPTH, MAX_NEAR_PARTS, MAX_TEXT } from '../../contract/search/search-limits.js';
import { courtsOf } from '../bodies/courts.js';
import { MAX_CHAIN } from './allowance.js';
import { join, joinNames, prune } from './prune.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import type { QueryDialect, Report, Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What was understood of a search, and what was not. */
export interface ParsedQuery {
  readonly tree: QueryTree;
  /** In the order of their columns. */
  readonly problems: readonly QueryProblem[];
}

type Of<K extends Token['kind']> = Extract<Token, { readonly kind: K }>;

/**
 * Reads what a lawyer types. Never throws, takes time in proportion to the text, and always gives a tree that
 * `toSearchBody` makes a body of which a server takes; what cannot be read is left out, and a problem says so.
 *
 * - `a b`, `a AND b`, `a & b` both; `a OR b`, `a | b` either; `NOT a`, `-a` without. Only in capitals: `and`, `or`, `not` are words
 * - `"a b"` side by side, as typed, in any kind of quotation marks; `"a b"~5` with up to five words between
 * - `land*`, `wom?n` any letters, one letter; two letters come first. A `?` at the end of a word is a question mark
 * - `a /5 b`, `a w/5 b`, `a near/5 b` within five words; `pre/5` in this order; `/s`, `/p` in one sentence, one paragraph
 * - `judge:khanna`, `party:"state of bihar"`, `judge:(a OR b)`; `year:1973..1980`, `date:1973-04-24..`, `bench:5+`
 *
 * Tightest first: brackets and fields, nearness, `NOT`, `AND`, `OR`. Manupatra's and Indian Kanoon's own signs are read
 * anywhere, with a hint where another dialect is spoken; what they write alike and mean differently follows `dialect`.
 */
export function parseQuery(text: string, options: { readonly dialect?: QueryDialect } = {}): ParsedQuery {
  const problems: Record<string, QueryProblem> = {};
  const report: Report = ({ start, end }, what, fix, about = text.slice(start, end)) => {
    const advice = fix === undefined ? '' : fix === '' ? '; take it away' : `; write ${fix.trim()}`;
    const message = `${about.trim()} ${what}${advice}`;
    // An operator may miss what stands before it and what stands behind.
    problems[start + message] = { start, end, message, ...(fix === undefined ? {} : { fix }) };
  };
  const whole = { start: MAX_TEXT, end: text.length };
  if (text.length > MAX_TEXT) report(whole, `has ${MAX_TEXT} characters at most`, undefined, 'The search');
  const all: QueryTree = { type: 'all' };
  // Letters to Unicode, apostrophes to a server.
  const tree =
    readTree(tokenize(text.slice(0, MAX_TEXT).replace(/[ʼ＇]/g, '’'), options.dialect ?? 'headnote', report), report) ??
    all;
  // A body has one level around the search, which is the AND of a search that is one.
  const pruned = prune(tree, MAX_DEPTH - Number(tree.type !== 'and')) ?? all;
  if (JSON.stringify(pruned) !== JSON.stringify(tree)) {
    report({ ...whole, start: 0 }, 'is too deep; the rest is left out', undefined, 'The search');
  }
  return { tree: pruned, problems: Object.values(problems).sort((a, b) => a.start - b.start || a.end - b.end) };
}

/** The tree of the pieces of a search; undefined where there is nothing to look for. */
function readTree(tokens: readonly Token[], report: Report): QueryTree | undefined {
  let next = 0;

  function take<K extends Token['kind']>(kind: K): Of<K> | undefined {
    const token = tokens[next];
    if (token?.kind !== kind) return undefined;
    next += 1;
    return token as Of<K>;
  }

  function miss(token: Token | undefined): void {
    if (token) report(token, `needs a word ${/not|field/.test(token.kind) ? 'behind it' : 'on both sides'}`);
  }

  function readJoined(type: 'and' | 'or', readPart: () => QueryTree | undefined): QueryTree | undefined {
    const parts: (QueryTree | undefined)[] = [];
    let sign: Token | undefined;
    for (;;) {
      const part = readPart();
      parts.push(part);
      if (!part) miss(sign);
      sign = take(type);
      if (!part) miss(sign);
      if (!sign && (type === 'or' || !part)) return join(type, parts);
    }
  }

  const readOr = (): QueryTree | undefined => readJoined('or', readAnd);
  const readAnd = (): QueryTree | undefined => readJoined('and', readNot);

  function readNot(): QueryTree | undefined {
    const sign = take('not');
    if (!sign) return readNear();
    const of = readNot();
    if (!of) miss(sign);
    return of?.type === 'not' ? of.of : of && { type: 'not', of };
  }

  function readNear(): QueryTree | undefined {
    let left = readPart();
    let chain: NearTree | undefined;
    let length = 1;
    for (let sign = take('near'); sign; sign = take('near')) {
      const right = readPart();
      if (!left || !right) {
        miss(sign);
        left ??= right;
        continue;
      }
      const near = joinNear(left, right, sign, chain);
      // Parts of one sentence or paragraph are side by side.
      if (near.of.length === 2) length += 1;
      if (length <= MAX_CHAIN && canBeNear(near)) left = chain = near;
      else {
        report(sign, length > MAX_CHAIN ? 'is one too many' : 'needs words or phrases on both sides', 'AND');
        left = join('and', [left, right]);
      }
    }
    return left;
  }

  /** A word, a phrase, a range, a group, or one of these in a field; empty groups are passed over. */
  function readPart(): QueryTree | undefined {
    const field = take('field');
    if (field) {
      const isDouble = tokens[next]?.kind === 'field';
      const of = readPart();
      if (!of || isDouble) miss(field);
      if (!of || isDouble) return of;
      // A tribunal is known to the caller alone.
      if (field.name === 'court' && 'text' in of && !courtsOf(of.text)[0] && !/t$|al|miss/i.test(of.text))
        report(field, 'needs a known court');
      return { type: 'field', name: field.name, of: /court|decision/.test(field.name) ? joinNames(of) : of };
    }
    if (!take('open')) return take('leaf')?.tree;
    const tree = readOr();
    take('close');
    return tree ?? readPart();
  }

  return readOr();
}

function canBeNear(tree: QueryTree): boolean {
  if (tree.type === 'or' || tree.type === 'near') return tree.of.every(canBeNear);
  return /word|pat|ph/.test(tree.type) && !('slop' in tree);
}

/**
 * `a /5 b /5 c` is c close to where a and b are close; one sentence or paragraph holds all of its parts, unless a group
 * or another sign comes between.
 */
function joinNear(left: QueryTree, right: QueryTree, sign: Of<'near'>, chain?: NearTree): NearTree {
  const { within, ordered } = sign;
  const goesOn =
    chain && chain === left && chain.within === within && chain.ordered === ordered && typeof within !== 'number';
  const of = goesOn && chain.of.length < MAX_NEAR_PARTS ? chain.of : [left];
  return { type: 'near', of: [...of, right], within, ordered };
}
