import { LoadingOverlay } from '@headnote/ui/loading-overlay';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoadingFlag } from '../loading-context.js';

/** The full-screen overlay, bound to the shared loading flag; a navigation that waits for its data sets it too. */
export function LoadingGate({ isNavigating }: { isNavigating: boolean }) {
  const flag = useLoadingFlag();
  const isSet = useSyncExternalStore(
    (listener) => flag.subscribe(listener),
    () => flag.isSet(),
    () => false,
  );
  useEffect(() => (isNavigating ? flag.begin() : undefined), [flag, isNavigating]);
  return <LoadingOverlay active={isSet} />;
}
