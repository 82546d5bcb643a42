import { AREA } from '@headnote/core/config';
import { parseSearch, type SearchState } from '@headnote/core/search/bodies';
import { encryptSearch, withSearch } from './reader-address.js';
import { resultsPath, type Encrypter } from './links.js';

/** The member's searches and the documents that the member opened. */
export const HISTORY_PATH = `/${AREA}/history`;

/** The advanced search. */
export const ADVANCED_PATH = `/${AREA}/search`;

/** The advanced search, with a search to change. */
export function advancedPath(codec: Encrypter, search: SearchState): string {
  return withSearch(ADVANCED_PATH, encryptSearch(codec, search));
}

/** A search as a member's library stores it: saved, or in the history. */
export interface StoredSearch {
  /** The text of `serializeSearch`. */
  readonly query: string;
}

/** The search of a stored row; undefined when its text is no search, for example when another program stored it. */
export function storedSearch({ query }: StoredSearch): SearchState | undefined {
  const search = parseSearch(query);
  return search.ok ? search.value : undefined;
}

/** The results of a saved search. What is saved from there has it as its parent. Undefined when it cannot be read. */
export function savedSearchPath(codec: Encrypter, saved: StoredSearch & { readonly id: string }): string | undefined {
  const search = storedSearch(saved);
  return search && resultsPath(codec, search, saved.id);
}
