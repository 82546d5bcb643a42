import type { SearchState } from '@headnote/core/search/bodies';
import { useNavigate } from 'react-router';
import { resultsPath } from '../../links/links.js';
import type { NavigationState } from '../../shell/page/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';

const state: NavigationState = { keepFocus: true };

/** Changes the courts or the order of the search. The focus stays on the changed control. */
export function useNarrowing(search: SearchState): (change: Partial<Pick<SearchState, 'courtNames' | 'sort'>>) => void {
  const { codec } = useServices();
  const navigate = useNavigate();
  return (change) => void navigate(resultsPath(codec, { ...search, ...change }), { state });
}
