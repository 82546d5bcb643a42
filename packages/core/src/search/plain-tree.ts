import type { QueryTree } from './language/query-tree.js';
import { wordsOf } from './words.js';

/** Phrases that are read as phrases; each is a clause, and nobody types as many. */
const MAX_PHRASES = 100;

/**
 * The tree of what was typed where nothing is an operator: quoted parts are phrases, all other words are required. A
 * quote that is never closed is no phrase: its words stay words. `parseQuery` reads the whole language.
 */
export function plainTree(text: string): QueryTree {
  const of: QueryTree[] = [];
  const words = text.replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, (quoted, phrase: string) => {
    if (of.length === MAX_PHRASES) return quoted;
    if (phrase.trim() !== '') of.push({ type: 'phrase', text: phrase.replace(/\s+/g, ' ').trim() });
    return ' ';
  });
  for (const word of wordsOf(words)) of.push({ type: 'word', text: word });
  return of.length === 0 ? { type: 'all' } : { type: 'and', of };
}
