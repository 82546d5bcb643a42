import type { QueryTree } from './language/query-tree.js';
import { wordsOf } from './words.js';

/** Maximum number of phrases. Each becomes a clause; further phrases are read as words. */
const MAX_PHRASES = 100;

/**
 * Parses a search without operators: quoted parts are phrases, all other words are required. Text after an unclosed
 * quotation mark is read as words. `parseQuery` parses the full search language.
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
