import { narrowTree, parseQuery } from '@headnote/core/search';
import { printQuery, type SearchState } from '@headnote/core/search/bodies';

/**
 * A search as one line, with what narrows it: so it can be edited in the form. The treatment by later judgments has no words
 * in the language; it stays behind.
 */
export function lineOf({ text, courtNames, narrowing }: SearchState): string {
  const courts = courtNames.map((name) => `"${name}"`).join(' OR ');
  const line = printQuery(narrowTree(parseQuery(text).tree, narrowing));
  // Without anything to add, the text stays as its reader wrote it, with its mistakes.
  const own = narrowing === undefined ? text : line;
  return [own, courts === '' ? '' : `court:(${courts})`].filter(Boolean).join(' ');
}
