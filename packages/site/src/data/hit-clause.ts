import { toSearchBody } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { optionsOf, readSearch } from './read-search.js';

/** The words of a search as a clause; null for a search without words. */
export function hitClause(kind: 'cases' | 'acts', search: SearchState) {
  const read = readSearch(search);
  if (read.search.kind !== 'text' || read.tree.type === 'all') return null;
  const { within } = optionsOf(read, { courts: undefined });
  return toSearchBody(read.tree, { kind, ...(within && { within }) }).query;
}
