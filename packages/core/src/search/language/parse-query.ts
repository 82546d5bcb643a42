import { MAX_DEPTH, MAX_NEAR_PARTS, MAX_TEXT } from '../../contract/search/search-limits.js';
import { courtsOf } from '../bodies/courts.js';
import { MAX_CHAIN } from './max-chain.js';
import { join, joinNames, prune } from './prune.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import type { Cut, Piece, QueryDialect, Report, Span, Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What was understood of a search, and what was not. */
export interface ParsedQuery {
  readonly tree: QueryTree;
  /** In the order of their columns. */
  readonly problems: readonly QueryProblem[];
}

type Of<K extends Piece[0]> = Span & { readonly piece: Extract<Piece, readonly [K, unknown]> };

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
    problems[start + message] = { start, end, message, ...(fix !== undefined && { fix }) };
  };
  const all: QueryTree = { type: 'all' };
  const cut: Cut = (start, why) =>
    report({ start, end: text.length }, `${why}; the rest is left out`, undefined, 'The search');
  if (text.length > MAX_TEXT) cut(MAX_TEXT, `has ${MAX_TEXT} characters at most`);
  // Letters to Unicode, apostrophes to a server; all marks of phrases are alike.
  const typed = text
    .slice(0, MAX_TEXT)
    .replace(/[ʼ＇]/g, '’')
    .replace(/[“”„«»]/g, '"');
  const tree = readTree(tokenize(typed, options.dialect ?? 'headnote', report, cut), report) ?? all;
  // A body has one level around the search, which is the AND of a search that is one.
  const pruned = prune(tree, MAX_DEPTH - Number(tree.type !== 'and'), () => cut(0, 'is too deep')) ?? all;
  return { tree: pruned, problems: Object.values(problems).sort((a, b) => a.start - b.start || a.end - b.end) };
}

function readTree(tokens: readonly Token[], report: Report): QueryTree | undefined {
  let next = 0;

  const take = <K extends Piece[0]>(kind: K): Of<K> | undefined =>
    tokens[next]?.piece[0] === kind ? (tokens[next++] as Of<K>) : undefined;

  function miss(token: Token | undefined): void {
    if (token) report(token, `needs a word ${/not|field/.test(token.piece[0]) ? 'behind it' : 'on both sides'}`);
  }

  function readJoined(type: 'and' | 'or', readPart: () => QueryTree | undefined): QueryTree | undefined {
    const parts: (QueryTree | undefined)[] = [];
    for (let sign: Token | undefined; ;) {
      const part = readPart();
      parts.push(part);
      if (!part) miss(sign);
      sign = take(type);
      if (!part) miss(sign);
      if (!sign && !part) return join(type, parts);
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
      const near = joinNear(left, right, sign.piece[1], chain);
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
      const of = readPart();
      // A field further in takes the place of this one.
      if (!of || of.type === 'field') {
        miss(field);
        return of;
      }
      const name = field.piece[1];
      // A tribunal is known to the caller alone.
      if (name === 'court' && 'text' in of && !courtsOf(of.text)[0] && !/t$|al|miss/i.test(of.text))
        report(field, 'needs a known court');
      return { type: 'field', name, of: /court|decision/.test(name) ? joinNames(of) : of };
    }
    if (!take('(')) return take('leaf')?.piece[1];
    const tree = readOr();
    take(')');
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
function joinNear(left: QueryTree, right: QueryTree, sign: Of<'near'>['piece'][1], chain?: NearTree): NearTree {
  const goesOn =
    chain === left &&
    chain.within === sign.within &&
    chain.ordered === sign.ordered &&
    typeof sign.within !== 'number' &&
    chain.of.length < MAX_NEAR_PARTS;
  return { type: 'near', of: [...(goesOn ? chain.of : [left]), right], ...sign };
}
