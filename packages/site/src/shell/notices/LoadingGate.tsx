import { useLoading } from '@headnote/ui/hooks';
import { LoadingOverlay } from '@headnote/ui/loading-overlay';
import { useEffect } from 'react';
import { usePageLoading } from './loading-context.js';

/** The full-screen overlay, bound to the shared loading flag `loadme`; a navigation that waits for its data raises it too. */
export function LoadingGate({ isNavigating }: { isNavigating: boolean }) {
  const loading = usePageLoading();
  const { loadme } = useLoading(loading);
  useEffect(() => (isNavigating ? loading.raise('loadme') : undefined), [loading, isNavigating]);
  return <LoadingOverlay active={loadme} />;
}
