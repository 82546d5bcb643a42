import { AREA } from '@headnote/core/config';
import type { DamagedLinkError, Result } from '@headnote/core/errors';
import type { SearchState } from '@headnote/core/search/bodies';
import { createContext, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { readActList, type ActListAddress } from '../../links/act-list-address.js';
import type { LinkCodec } from '../../links/arrival.js';
import { readReaderSearch } from '../../links/reader-address.js';
import { ADVANCED_PATH } from '../../links/search-paths.js';
import { readResults, type ResultsAddress } from '../../links/results-address.js';

/** The search in the address, for the screen that it belongs to. */
export type AddressSearch =
  | { readonly screen: 'results'; readonly address: Result<ResultsAddress, DamagedLinkError> }
  | { readonly screen: 'acts'; readonly address: ActListAddress }
  /** The advanced search, perhaps with a search to change. It has its own box. */
  | { readonly screen: 'advanced'; readonly search: SearchState | undefined }
  /** A document in the reader, with the search that led to it. */
  | { readonly screen: 'reader'; readonly search: SearchState | undefined }
  | { readonly screen: 'other' };

/** Provided by `MemberProviders`: the address is decrypted once, for the search box and for the screen. */
export const AddressSearchContext = createContext<AddressSearch>({ screen: 'other' });

const READER = new RegExp(`^/${AREA}/(?:case|act)/[^/]+$`, 'i');

/** Decrypts the search in the address, again only when the address changes. */
export function useReadAddress(): AddressSearch {
  const { codec } = useServices();
  const { pathname, search } = useLocation();
  return useMemo(() => readAddress(pathname, new URLSearchParams(search), codec), [pathname, search, codec]);
}

/** The address of the results screen. Throws on another screen. */
export function useResultsAddress(): Result<ResultsAddress, DamagedLinkError> {
  const found = use(AddressSearchContext);
  if (found.screen !== 'results') throw new Error('useResultsAddress is only for the results screen.');
  return found.address;
}

/** The address of the list of acts. Throws on another screen. */
export function useActListAddress(): ActListAddress {
  const found = use(AddressSearchContext);
  if (found.screen !== 'acts') throw new Error('useActListAddress is only for the list of acts.');
  return found.address;
}

/** The search that the advanced search opens with. */
export function useAdvancedSearch(): SearchState | undefined {
  const found = use(AddressSearchContext);
  return found.screen === 'advanced' ? found.search : undefined;
}

/** The search that led to the document in the reader; undefined when the reader came another way. */
export function useReaderSearch(): SearchState | undefined {
  const found = use(AddressSearchContext);
  return found.screen === 'reader' ? found.search : undefined;
}

function readAddress(pathname: string, parameters: URLSearchParams, codec: LinkCodec): AddressSearch {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  if (READER.test(path)) return { screen: 'reader', search: readReaderSearch(parameters, codec) };
  switch (path) {
    case `/${AREA}/searchresults`.toLowerCase():
      return { screen: 'results', address: readResults(parameters, codec) };
    case ADVANCED_PATH.toLowerCase():
      return { screen: 'advanced', search: readReaderSearch(parameters, codec) };
    case `/${AREA}/bareactslist`.toLowerCase():
      return { screen: 'acts', address: readActList(parameters, codec) };
    default:
      return { screen: 'other' };
  }
}
