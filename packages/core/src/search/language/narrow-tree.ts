import type { Narrowing } from '../narrowing.js';
import { parseQuery } from './parse-query.js';
import { join } from './prune.js';
import type { QueryTree } from './query-tree.js';
import { readRange } from './read-range.js';

const ALL: QueryTree = { type: 'all' };

/** Benches of this size and larger are named together. */
const LARGE_BENCH = 7;

/** Joins searches into one that needs all of them. A search for everything adds nothing. */
export function joinTrees(...trees: readonly QueryTree[]): QueryTree {
  const parts = trees.map((tree) => (tree.type === 'all' ? undefined : tree));
  return join('and', parts) ?? ALL;
}

/**
 * Adds to a search what narrows it, so that it can be explained and printed. The treatment by later judgments has no words
 * in the language, so it is left out.
 */
export function narrowTree(tree: QueryTree, narrowing: Narrowing = {}): QueryTree {
  const { words = '', years: { from, to } = {}, benches = [], decisions = [] } = narrowing;
  const years = `${from ?? ''}..${to ?? ''}`;
  const sizes = new Set(benches.map((size) => (size < LARGE_BENCH ? String(size) : `${LARGE_BENCH}+`)));
  return joinTrees(
    tree,
    parseQuery(words).tree,
    readRange('year', years) ?? ALL,
    anyOf([...sizes].map((size) => readRange('bench', size))),
    anyOf(decisions.map((text) => ({ type: 'field', name: 'decision', of: { type: 'phrase', text } }))),
  );
}

function anyOf(trees: readonly (QueryTree | undefined)[]): QueryTree {
  return join('or', trees) ?? ALL;
}
