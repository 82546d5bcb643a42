import { useSyncExternalStore } from 'react';

/** From this width the facets have a column of their own. The style sheet has the same width. */
const WIDE = '(min-width: 880px)';

/** Whether the facets are next to the results; otherwise a button opens them. Only the browser draws member screens. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
