import { useSyncExternalStore } from 'react';

/** From this width three columns fit. The style sheet has the same width (`--window`). */
const RAIL = '(min-width: 1240px)';

/** Whether the contents of a judgment have a column of their own at the left. Only the browser draws member screens. */
export function useRail(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(RAIL).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(RAIL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
