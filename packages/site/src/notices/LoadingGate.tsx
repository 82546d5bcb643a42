import { useLoading } from '@headnote/ui/hooks';
import { LoadingOverlay } from '@headnote/ui/loading-overlay';
import { useEffect } from 'react';
import { usePageLoading } from './loading-context.js';

/** The full-screen overlay of the shared loading flag `loadme`. A navigation that waits for its data raises the flag too. */
export function LoadingGate({ isNavigating }: { isNavigating: boolean }) {
  const loading = usePageLoading();
  const { loadme } = useLoading(loading);
  useEffect(() => (isNavigating ? loading.raise('loadme') : undefined), [loading, isNavigating]);
  return <LoadingOverlay active={loadme} />;
}
