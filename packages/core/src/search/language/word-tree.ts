import { nearAt } from './lexis.js';
import type { QueryTree } from './query-tree.js';

/** The operators that are words, Indian Kanoon's among them. */
export const operators: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
  ['ANDD', 'and'],
  ['ORR', 'or'],
  ['NOTT', 'not'],
]);

/** A word; one that would be read as an operator stands in quotation marks. */
export function wordTree(text: string): QueryTree {
  const isOperator = operators.has(text) || text === 'NEAR' || nearAt(text, 0) !== undefined;
  return { type: isOperator ? 'phrase' : 'word', text };
}
