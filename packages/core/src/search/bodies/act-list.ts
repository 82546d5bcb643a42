import type { SearchBody } from '../../contract/search/search-body.js';
import { plainTree } from '../plain-tree.js';
import { toSearchBody } from './to-search-body.js';

/** The bare acts, 20 a page: those that hold what was typed, or all by title when nothing was. */
export function actListBody({
  text = '',
  ...options
}: { readonly text?: string; readonly from?: number; readonly size?: number } = {}): SearchBody {
  return toSearchBody(plainTree(text), { ...options, kind: 'acts' });
}
