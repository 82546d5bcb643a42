import { searchLimits } from '../../contract/search/search-limits.js';
import { depthOf, prune } from './bounds.js';
import type { NearTree, QueryProblem, QueryTree } from './query-tree.js';
import type { QueryDialect, Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What was understood of a search, and what was not. */
export interface ParsedQuery {
  readonly tree: QueryTree;
  /** In the order of their columns. */
  readonly problems: readonly QueryProblem[];
}

type Operator = Extract<Token, { kind: 'and' | 'or' | 'not' | 'near' | 'field' }>;
type Join = 'and' | 'or';

/** One tree of several; parts of the same kind are taken in. */
function join(type: Join, parts: readonly QueryTree[]): QueryTree | undefined {
  const of = parts.flatMap((part) => (part.type === type ? part.of : [part]));
  return of.length > 1 ? { type, of } : of[0];
}

function canBeNear(tree: QueryTree): boolean {
  if (tree.type === 'or') return tree.of.every(canBeNear);
  return /^(?:word|pattern|near)$/.test(tree.type) || (tree.type === 'phrase' && tree.slop === undefined);
}

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
  const { maxText } = searchLimits;
  const { tokens, problems } = tokenize(text.slice(0, maxText), options.dialect ?? 'headnote');
  if (text.length > maxText) {
    problems.push({
      start: maxText,
      end: text.length,
      message: `A search has ${maxText} characters at most; shorten it`,
    });
  }
  const missed = new Set<Operator>();
  let next = 0;

  function take<K extends Token['kind']>(kind: K): Extract<Token, { kind: K }> | undefined {
    const token = tokens[next];
    if (token?.kind !== kind) return undefined;
    next += 1;
    return token as Extract<Token, { kind: K }>;
  }

  function miss(token: Operator): void {
    if (missed.has(token)) return;
    missed.add(token);
    const { start, end } = token;
    const sign = text.slice(start, end);
    const message = /not|field/.test(token.kind)
      ? `Nothing follows ${sign}; put a word behind it or take it away`
      : `${sign} stands between two words, phrases or groups; add the missing one or take it away`;
    problems.push({ start, end, message });
  }

  function parseJoined(type: Join, parsePart: () => QueryTree | undefined): QueryTree | undefined {
    const parts: QueryTree[] = [];
    let sign: Operator | undefined;
    for (;;) {
      const part = parsePart();
      if (part) parts.push(part);
      else if (sign) miss(sign);
      sign = take(type);
      if (sign && !part) miss(sign);
      if (!sign && (type === 'or' || !part)) return join(type, parts);
    }
  }

  const parseOr = (): QueryTree | undefined => parseJoined('or', parseAnd);
  const parseAnd = (): QueryTree | undefined => parseJoined('and', parseNot);

  function parseNot(): QueryTree | undefined {
    let sign: Operator | undefined;
    let isNot = false;
    for (let token = take('not'); token; token = take('not')) {
      sign = token;
      isNot = !isNot;
    }
    const of = parseNear();
    if (!of && sign) miss(sign);
    if (!of || !isNot) return of;
    return of.type === 'not' ? of.of : { type: 'not', of };
  }

  function parseNear(): QueryTree | undefined {
    let left = parsePart();
    let chain: NearTree | undefined;
    for (let sign = take('near'); sign; sign = take('near')) {
      const right = parsePart();
      if (!left || !right) {
        miss(sign);
        left ??= right;
      } else if (canBeNear(left) && canBeNear(right)) {
        left = chain = joinNear(left, right, sign, chain);
      } else {
        const { start, end } = sign;
        const message = `${text.slice(start, end)} goes with words, phrases and groups of these with OR; read as AND`;
        problems.push({ start, end, message, fix: 'AND' });
        left = join('and', [left, right]) ?? left;
      }
    }
    return left;
  }

  /** A word, a phrase, a range, a group, or one of these in a field; empty groups are passed over. */
  function parsePart(): QueryTree | undefined {
    let field: Extract<Token, { kind: 'field' }> | undefined;
    for (;;) {
      const name = take('field');
      if (name) {
        if (field) miss(field);
        field = name;
        continue;
      }
      const open = take('open');
      const tree = open ? parseGroup(open) : take('leaf')?.tree;
      if (open && !tree) continue;
      if (!field) return tree;
      if (!tree) miss(field);
      return tree && { type: 'field', name: field.name, of: tree };
    }
  }

  function parseGroup({ start, end }: Token): QueryTree | undefined {
    const tree = parseOr();
    if (!take('close'))
      problems.push({ start, end, message: 'This bracket is never closed; put ) where the group ends' });
    return tree;
  }

  const parts: QueryTree[] = [];
  do {
    const part = parseOr();
    if (part) parts.push(part);
    const stray = take('close');
    if (!stray) break;
    const { start, end } = stray;
    problems.push({ start, end, message: 'No bracket is open here; take this one away', fix: '' });
  } while (next < tokens.length);

  let tree = join('and', parts) ?? { type: 'all' };
  if (depthOf(tree) > MAX_DEPTH) {
    tree = prune(tree, MAX_DEPTH) ?? { type: 'all' };
    problems.push({ start: 0, end: text.length, message: 'Groups are nested too deep; the innermost are left out' });
  }
  return { tree, problems: problems.toSorted((a, b) => a.start - b.start || a.end - b.end) };
}

/** A body has one level around the search. */
const MAX_DEPTH = searchLimits.maxDepth - 1;

/** `a /5 b /5 c` is one nearness of three; a group or another distance is a nearness within. */
function joinNear(left: QueryTree, right: QueryTree, sign: Omit<NearTree, 'type' | 'of'>, chain?: NearTree): NearTree {
  const { within, ordered } = sign;
  const goesOn =
    chain === left &&
    chain?.within === within &&
    chain.ordered === ordered &&
    chain.of.length < searchLimits.maxNearParts;
  return { type: 'near', of: goesOn ? [...chain.of, right] : [left, right], within, ordered };
}
