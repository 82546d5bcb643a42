import type { QueryTree } from './language/query-tree.js';

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The tree of what was typed where nothing is an operator: quoted parts are phrases, all other words are required. A
 * quote that is never closed is no phrase: its words stay words. `parseQuery` reads the whole language.
 */
export function plainTree(text: string): QueryTree {
  const of: QueryTree[] = [];
  const words = text.replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, (_, phrase: string) => {
    if (phrase.trim() !== '') of.push({ type: 'phrase', text: collapse(phrase) });
    return ' ';
  });
  for (const word of collapse(words.replace(/["“”„«»]/g, ' ')).split(' ')) {
    if (word !== '') of.push({ type: 'word', text: word });
  }
  return of.length === 0 ? { type: 'all' } : { type: 'and', of };
}
