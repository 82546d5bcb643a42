import type { Loading, LoadingState } from '@headnote/core/client/loading';
import { useSyncExternalStore } from 'react';

const allDown: LoadingState = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };
const readAllDown = () => allDown;

/** Shared loading flags. All are false on a server and during hydration. */
export function useLoading(loading: Pick<Loading, 'getSnapshot' | 'subscribe'>): LoadingState {
  return useSyncExternalStore(loading.subscribe, loading.getSnapshot, readAllDown);
}
