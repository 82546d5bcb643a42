import type { SearchBody } from '../../contract/search/search-body.js';
import { plainTree } from '../plain-tree.js';
import { toSearchBody } from './to-search-body.js';

/** Creates the search request for the list of bare acts, 20 a page: acts that contain `text`, or all acts by title. */
export function actListBody({
  text = '',
  ...options
}: { readonly text?: string; readonly from?: number; readonly size?: number } = {}): SearchBody {
  return toSearchBody(plainTree(text), { ...options, kind: 'acts' });
}
