import type { QueryTree } from './query-tree.js';

/** One tree of several; parts of the same kind are taken in. */
export function join(type: 'and' | 'or', parts: readonly (QueryTree | undefined)[]): QueryTree | undefined {
  const of = parts.flatMap((part) => (part?.type === type ? part.of : (part ?? [])));
  return of.length > 1 ? { type, of } : of[0];
}

/** The tree of a field of names, where words side by side are one name. */
export function joinNames(tree: QueryTree): QueryTree {
  if (tree.type === 'or') return { ...tree, of: tree.of.map(joinNames) };
  const isName = tree.type === 'and' && tree.of.every(({ type }) => type === 'word');
  return isName ? { type: 'phrase', text: tree.of.map((part) => 'text' in part && part.text).join(' ') } : tree;
}

/** The tree without what lies deeper than so many levels of clauses, of which `cut` is told; undefined where nothing is left. */
export function prune(tree: QueryTree, levels: number, cut: () => void, isNear = false): QueryTree | undefined {
  const { type } = tree;
  if (type === 'not' || type === 'field') {
    const of = prune(tree.of, levels, cut);
    return of && { ...tree, of };
  }
  // Around these is a choice of fields.
  const left = levels - (!isNear && /near|ph|pat/.test(type) ? 2 : 1);
  if (left < 0) {
    cut();
    return undefined;
  }
  if (!('of' in tree)) return tree;
  const isList = (type === 'and' || type === 'or') && !isNear;
  const of = tree.of.map((part) => prune(part, left - Number(type === 'or' && part.type === 'not'), cut, !isList));
  // A nearness that lost a part would find more than was asked for.
  if (isList) return join(type, of);
  return of.every(Boolean) ? tree : undefined;
}
