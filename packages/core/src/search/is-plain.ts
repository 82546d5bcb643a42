import type { QueryTree } from './language/query-tree.js';
import { isOneWord } from './words.js';

/** True for a word that is one word to the index too. */
export function isPlain(tree: QueryTree): tree is QueryTree & { type: 'word' } {
  return tree.type === 'word' && isOneWord(tree.text);
}
