import type { QueryTree } from './query-tree.js';

/** Joins trees into one, and flattens parts of the same type. */
export function join(type: 'and' | 'or', parts: readonly (QueryTree | undefined)[]): QueryTree | undefined {
  const of = parts.flatMap((part) => (part?.type === type ? part.of : (part ?? [])));
  return of.length > 1 ? { type, of } : of[0];
}

/** Converts consecutive words in the value of a name field to one phrase. */
export function joinNames(tree: QueryTree): QueryTree {
  if (tree.type === 'or') return { ...tree, of: tree.of.map(joinNames) };
  const isName = tree.type === 'and' && tree.of.every(({ type }) => type === 'word');
  return isName ? { type: 'phrase', text: tree.of.map((part) => 'text' in part && part.text).join(' ') } : tree;
}

/** Removes parts that need more than `levels` levels of clauses and calls `cut` for them. Undefined if nothing is left. */
export function prune(tree: QueryTree, levels: number, cut: () => void, isNear = false): QueryTree | undefined {
  const { type } = tree;
  if (type === 'not' || type === 'field') {
    const of = prune(tree.of, levels, cut);
    return of && { ...tree, of };
  }
  // These are enclosed in a choice of fields, which is another level.
  const left = levels - (!isNear && /near|ph|pat/.test(type) ? 2 : 1);
  if (left < 0) {
    cut();
    return undefined;
  }
  if (!('of' in tree)) return tree;
  const isList = (type === 'and' || type === 'or') && !isNear;
  const of = tree.of.map((part) => prune(part, left - Number(type === 'or' && part.type === 'not'), cut, !isList));
  // Without one of its parts, a `near` would find too much.
  if (isList) return join(type, of);
  return of.every(Boolean) ? tree : undefined;
}
