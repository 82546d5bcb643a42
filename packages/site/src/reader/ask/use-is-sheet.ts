import { useSyncExternalStore } from 'react';

/** Below this width the panel is a sheet over the text: next to it, lines of the text would be too short. */
const SHEET = '(max-width: 1179px)';

/** True where the panel is a sheet over the text. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(SHEET).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SHEET);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
