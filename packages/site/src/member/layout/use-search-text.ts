import type { SearchKind } from '@headnote/ui/search-box';
import { useMatch, useSearchParams } from 'react-router';
import { AREA } from '@headnote/core/config';
import { useServices } from '../../app/ServicesProvider.js';
import { readActList } from '../acts/act-list-address.js';
import { readResults } from '../results/results-address.js';

/** What the search box holds on the present screen: the search shown there, otherwise nothing. */
export function useSearchText(): { readonly text: string; readonly kind: SearchKind } {
  const { codec } = useServices();
  const [parameters] = useSearchParams();
  const isResults = useMatch(`/${AREA}/searchresults`) !== null;
  const isActs = useMatch(`/${AREA}/bareactslist`) !== null;
  if (isResults) {
    const address = readResults(parameters, codec);
    return { text: address.ok ? address.value.search.text : '', kind: 'judgments' };
  }
  if (isActs) return { text: readActList(parameters, codec).text, kind: 'acts' };
  return { text: '', kind: 'judgments' };
}
