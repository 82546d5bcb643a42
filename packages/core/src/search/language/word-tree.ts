import { at, NEAR } from './lexis.js';
import type { QueryTree } from './query-tree.js';

/** Returns the operator that a word is, if any. Indian Kanoon doubles the last letter. */
export function operatorOf(word: string): string | undefined {
  return /^(?:AND|OR|NOT|NEAR)$/.exec(word.replace(/(.)\1$/, '$1'))?.[0];
}

/** Returns whether a word would be an operator in capitals. */
export function isLikeOperator(word: string): boolean {
  return /^(?:and|or|not|near)$/.test(word);
}

/** The usual abbreviation of "written statement"; not a distance. */
export const STATEMENT = 'W/S';

/** Creates the tree of a word. A word that would be read as an operator becomes a phrase. */
export function wordTree(text: string): QueryTree & { readonly text: string } {
  const isOperator = operatorOf(text) ?? (text === STATEMENT ? undefined : at(NEAR, text, 0)[0]);
  return { type: isOperator ? 'phrase' : 'word', text };
}
