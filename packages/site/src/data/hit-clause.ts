import { toSearchBody } from '@headnote/core/search';
import type { HitsQuestion } from './hit-queries.js';
import { optionsOf, readSearch } from './read-search.js';

/** The words of a search as a clause; null for a search without words. */
export function hitClause(kind: HitsQuestion['kind'], search: HitsQuestion['search']) {
  const read = readSearch(search);
  if (read.search.kind !== 'text' || read.tree.type === 'all') return null;
  const { within } = optionsOf(read, { courts: undefined });
  return toSearchBody(read.tree, { kind, ...(within && { within }) }).query;
}
