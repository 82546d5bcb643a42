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
}

/**
 * Reads the address of the results: `query` is the encrypted search, `keywords` the encrypted words, used when there is no
 * query; `parentID` is accepted and not used. A value that cannot be read is a damaged link.
 */
export function readResults(parameters: URLSearchParams, codec: LinkCodec): Result<ResultsAddress, DamagedLinkError> {
  const page = readPage(parameters, LAST_PAGE);
  const query = parameters.get('query');
  if (query) {
    const search = decryptSearch(codec, query);
    return search ? { ok: true, value: { search, page } } : damaged();
  }
  const keywords = parameters.get('keywords');
  if (!keywords) return { ok: true, value: { search: searchFor(''), page } };
  const plain = codec.decrypt(keywords);
  return plain.ok ? { ok: true, value: { search: searchFor(plain.value), page } } : damaged();
}

/** Address of a page of results; the first page has no number. */
export function resultsAddress(codec: Encrypter, { search, page }: ResultsAddress): string {
  const path = resultsPath(codec, search);
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
