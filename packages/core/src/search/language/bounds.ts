import { searchLimits } from '../../contract/search/search-limits.js';
import { isOneWord, wordsOf } from '../words.js';
import type { QueryTree } from './query-tree.js';
import type { Token } from './token.js';

/** Clauses that the pieces of a search may become; the rest of a body's clauses hold them together. */
const MAX_CLAUSES = searchLimits.maxClauses - 6;
/** Words in all; a body may repeat eight of them. */
const MAX_WORDS = searchLimits.maxTerms - 8;
/** Clauses that a piece becomes at most in `toSearchBody`; brackets cost nothing, as printing may add some. */
const COSTS = { near: 5, open: 0, or: 2, not: 1, field: 0, and: 0, close: 0 } as const;

/** Counts what the pieces of a search may become in its body. */
export function openAllowance(): { spend: (token: Token, last: Token | undefined) => void; isSpent: () => boolean } {
  let clauses = 0;
  let words = 0;
  return {
    spend(token, last) {
      if (token.kind !== 'leaf') {
        clauses += COSTS[token.kind];
        return;
      }
      const { tree } = token;
      const count = tree.type === 'near' ? tree.of.length : 'text' in tree ? wordsOf(tree.text).length : 0;
      const goesOn = tree.type === 'word' && isOneWord(tree.text) && last?.kind === 'leaf' && last.tree.type === 'word';
      // Plain words one behind the other are one clause; anything else may be looked for in two fields.
      clauses += goesOn ? 0 : tree.type === 'pattern' ? 5 : tree.type === 'near' ? 3 + 2 * count : 3;
      words += goesOn ? 1 : 2 * count;
    },
    isSpent: () => clauses > MAX_CLAUSES || words > MAX_WORDS,
  };
}

/** Levels of clauses that a tree becomes, at most. */
export function depthOf(tree: QueryTree, isNear = false): number {
  switch (tree.type) {
    case 'and':
      return 1 + Math.max(...tree.of.map((part) => depthOf(part)));
    case 'or':
      return 1 + Math.max(...tree.of.map((part) => depthOf(part, isNear) + Number(part.type === 'not')));
    case 'near':
      // Around it all is a choice of fields.
      return (isNear ? 1 : 2) + Math.max(...tree.of.map((part) => depthOf(part, true)));
    case 'not':
    case 'field':
      return depthOf(tree.of);
    case 'pattern':
    case 'phrase':
      return isNear ? 1 : 2;
    case 'all':
    case 'word':
    case 'range':
      return 1;
  }
}

/** The tree without what lies deeper than so many levels; undefined where nothing is left. */
export function prune(tree: QueryTree, levels: number, isNear = false): QueryTree | undefined {
  if (depthOf(tree, isNear) <= levels) return tree;
  if (tree.type === 'not' || tree.type === 'field') {
    const of = prune(tree.of, levels);
    return of && { ...tree, of };
  }
  // A nearness that lost a part would find more than was asked for.
  if (tree.type !== 'and' && tree.type !== 'or') return undefined;
  const of = tree.of
    .map((part) => prune(part, levels - 1 - Number(tree.type === 'or' && part.type === 'not'), isNear))
    .filter((part) => part !== undefined);
  return of.length > 1 ? { ...tree, of } : of[0];
}
