import { AREA, arrivalOf, arrivalParameters } from '@headnote/core/config';
import type { SearchKind } from '@headnote/ui/search-box';
import { readActList } from '../../links/act-list-address.js';
import type { LinkCodec } from '../../links/arrival.js';
import { readResults } from '../../links/results-address.js';

/** What a visitor wants to open, as far as the address of the sign-in tells. */
export type Wanted =
  | { readonly kind: 'search'; readonly text: string; readonly searchKind: SearchKind }
  | { readonly kind: 'judgment'; readonly citation: string }
  | { readonly kind: 'act' | 'page' | 'nothing' };

/** Reads what the visitor wants: a search whose results open, or the document whose preview led here. */
export function wantedOf(parameters: URLSearchParams, codec: LinkCodec): Wanted {
  const { destination } = arrivalOf(parameters, codec);
  const search = destination.kind === 'page' ? searchOf(destination.path, codec) : undefined;
  if (search) return search;
  // A preview adds its document to the page that it returns to.
  const withoutPage = new URLSearchParams(parameters);
  withoutPage.delete(arrivalParameters.page);
  const document = arrivalOf(withoutPage, codec).destination;
  if (document.kind === 'citation') return { kind: 'judgment', citation: document.citation };
  if (document.kind === 'act') return { kind: 'act' };
  return { kind: destination.kind === 'page' ? 'page' : 'nothing' };
}

function searchOf(path: string, codec: LinkCodec): Wanted | undefined {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  switch (pathname.toLowerCase()) {
    case `/${AREA}/searchresults`.toLowerCase(): {
      const address = readResults(searchParams, codec);
      return wantedSearch(address.ok ? address.value.search.text : '', 'judgments');
    }
    case `/${AREA}/bareactslist`.toLowerCase():
      return wantedSearch(readActList(searchParams, codec).text, 'acts');
    default:
      return undefined;
  }
}

function wantedSearch(text: string, searchKind: SearchKind): Wanted | undefined {
  return text === '' ? undefined : { kind: 'search', text, searchKind };
}
