import type { QueryTree } from './query-tree.js';

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
    default:
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
