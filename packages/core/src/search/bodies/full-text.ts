import type { SearchBody } from '../../contract/search/search-body.js';
import { plainTree } from '../plain-tree.js';
import { type SearchSort, toSearchBody } from './to-search-body.js';

/**
 * Creates the request that searches judgments without operators: quoted parts are phrases, all other words are required
 * in any field, and judgments with the words next to each other come first. Returns 20 hits a page, three fragments of
 * each text, and counts by court.
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
