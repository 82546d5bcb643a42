import type { Loading, LoadingState } from '@headnote/core/client/loading';
import { useSyncExternalStore } from 'react';

const allDown: LoadingState = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };
const readAllDown = () => allDown;

/** The shared loading flags: which of them are up. On a server, and while its page is being hydrated, none is. */
export function useLoading(loading: Pick<Loading, 'getSnapshot' | 'subscribe'>): LoadingState {
  return useSyncExternalStore(loading.subscribe, loading.getSnapshot, readAllDown);
}
