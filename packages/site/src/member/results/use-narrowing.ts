import { tidyNarrowing, type Narrowing, type SearchState } from '@headnote/core/search/bodies';
import { useNavigate } from 'react-router';
import { resultsPath } from '../../links/links.js';
import type { NavigationState } from '../../shell/page/ScreenHeading.js';
import { useServices } from '../../services/ServicesProvider.js';

/** A change of what narrows a search, or of its order. What is undefined does not narrow any more. */
export interface NarrowingChange {
  readonly courtNames?: readonly string[];
  readonly sort?: SearchState['sort'];
  readonly narrowing?: { readonly [K in keyof Narrowing]: Narrowing[K] | undefined };
}

/** Changes what narrows the search, or its order. The focus stays on the changed control. */
export function useNarrowing(search: SearchState, parentId?: string): (change: NarrowingChange) => void {
  const { codec } = useServices();
  const navigate = useNavigate();
  return (change) => {
    // Words that are typed are a search; everything else is a click on these results.
    const state: NavigationState = { keepFocus: true, isNarrowed: change.narrowing?.words === undefined };
    void navigate(resultsPath(codec, changed(search, change), parentId), { state });
  };
}

/** A search with a change. */
export function changed(search: SearchState, { narrowing, ...change }: NarrowingChange): SearchState {
  const { narrowing: before, ...rest } = search;
  const after = tidyNarrowing({ ...before, ...narrowing } as Narrowing);
  return { ...rest, ...change, ...(after && { narrowing: after }) };
}

/** In how many ways a search is narrowed, beside its text. */
export function narrowingCount({ courtNames, narrowing = {} }: SearchState): number {
  return Object.keys(narrowing).length + (courtNames.length > 0 ? 1 : 0);
}
