import { at, NEAR } from './lexis.js';
import type { QueryTree } from './query-tree.js';

/** The operator that a word is; Indian Kanoon writes the last letter twice. */
export function operatorOf(word: string): string | undefined {
  return /^(?:AND|OR|NOT|NEAR)$/.exec(word.replace(/(.)\1$/, '$1'))?.[0];
}

/** True for a word that would be an operator in capitals. */
export function isLikeOperator(word: string): boolean {
  return /^(?:and|or|not|near)$/.test(word);
}

/** The usual short form of a written statement, which is no nearness. */
export const STATEMENT = 'W/S';

/** A word; one that would be read as an operator is a phrase, and stands in quotation marks. */
export function wordTree(text: string): QueryTree & { readonly text: string } {
  const isOperator = operatorOf(text) ?? (text === STATEMENT ? undefined : at(NEAR, text, 0)[0]);
  return { type: isOperator ? 'phrase' : 'word', text };
}
