import type { SearchBody } from '../../contract/search/search-body.js';
import { plainTree } from '../plain-tree.js';
import { type SearchSort, toSearchBody } from './to-search-body.js';

/**
 * Search of the judgments by plain words: quoted parts as phrases, all other words required in any field, side by side
 * better than apart; operators are words. 20 a page; with three fragments of the text, and counts by court.
 */
export function fullTextBody({
  text,
  ...options
}: {
  readonly text: string;
  readonly courtNames?: readonly string[];
  readonly from?: number;
  readonly size?: number;
  readonly sort?: SearchSort;
}): SearchBody {
  return toSearchBody(plainTree(text), options);
}
