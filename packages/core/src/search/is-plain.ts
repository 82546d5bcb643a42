import type { QueryTree } from './language/query-tree.js';
import { isOneWord } from './words.js';

/** Returns whether the tree is a word that the index also counts as one word. */
export function isPlain(tree: QueryTree): tree is QueryTree & { type: 'word' } {
  return tree.type === 'word' && isOneWord(tree.text);
}
