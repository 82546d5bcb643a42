import { DamagedLinkError, type Result } from '@headnote/core/errors';
import { searchLimits } from '@headnote/core/contract';
import type { SearchState } from '@headnote/core/search/bodies';
import type { LinkCodec } from './arrival.js';
import { resultsPath, type Encrypter } from './links.js';
import { decryptSearch } from './reader-address.js';
import { searchFor } from './search-state.js';

/** Judgments on one page of results. */
export const PAGE_SIZE = 20;
/** Last page that can be requested: a search returns no hit beyond its window. */
export const LAST_PAGE = searchLimits.maxWindow / PAGE_SIZE;

/** The request in the address of the results. */
export interface ResultsAddress {
  readonly search: SearchState;
  /** Counted from 1. */
  readonly page: number;
  /** Id of the saved search that this one is or refines. */
  readonly parentId?: string;
}

/**
 * Reads the address of the results: `query` is the encrypted search, `keywords` the encrypted words, used when there is no
 * query; `parentID` is the encrypted id of a saved search. A search that cannot be read is a damaged link. A parent that
 * cannot be read is left out: the results do not depend on it.
 */
export function readResults(parameters: URLSearchParams, codec: LinkCodec): Result<ResultsAddress, DamagedLinkError> {
  const place = { page: readPage(parameters, LAST_PAGE), ...readParent(parameters, codec) };
  const query = parameters.get('query');
  if (query) {
    const search = decryptSearch(codec, query);
    return search ? { ok: true, value: { search, ...place } } : damaged();
  }
  const keywords = parameters.get('keywords');
  if (!keywords) return { ok: true, value: { search: searchFor(''), ...place } };
  const plain = codec.decrypt(keywords);
  return plain.ok ? { ok: true, value: { search: searchFor(plain.value), ...place } } : damaged();
}

/** Longest id of a saved search, in characters. */
const MAX_ID = 64;

function readParent(parameters: URLSearchParams, codec: LinkCodec): Pick<ResultsAddress, 'parentId'> {
  const parent = parameters.get('parentID');
  const plain = parent ? codec.decrypt(parent) : undefined;
  // The ids of the specification's service are numbers, and 0 is none.
  if (!plain?.ok || plain.value === '0' || plain.value === '' || plain.value.length > MAX_ID) return {};
  return { parentId: plain.value };
}

/** Address of a page of results; the first page has no number. */
export function resultsAddress(codec: Encrypter, { search, page, parentId }: ResultsAddress): string {
  const path = resultsPath(codec, search, parentId);
  return page > 1 ? `${path}&page=${page}` : path;
}

/** The page number of an address, counted from 1. Anything but a number within bounds is page 1. */
export function readPage(parameters: URLSearchParams, lastPage: number): number {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

function damaged(): Result<never, DamagedLinkError> {
  return { ok: false, error: new DamagedLinkError() };
}
