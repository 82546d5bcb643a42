import type { SearchState } from '@headnote/core/search/bodies';
import { useNavigate } from 'react-router';
import { resultsPath } from '../../app/links.js';
import type { NavigationState } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';

const state: NavigationState = { keepFocus: true };

/** Changes courts or order of the present search; the reader's focus stays on what was changed. */
export function useNarrowing(search: SearchState): (change: Partial<Pick<SearchState, 'courtNames' | 'sort'>>) => void {
  const { codec } = useServices();
  const navigate = useNavigate();
  return (change) => void navigate(resultsPath(codec, { ...search, ...change }), { state });
}
