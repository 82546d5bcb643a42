import { shellToasts, type Toasts, type ToastsState } from '@headnote/core/machines';
import { useSyncExternalStore } from 'react';

const nothing: ToastsState = {
  toasts: [],
  waiting: [],
  dropped: 0,
  isSuspended: false,
  settings: shellToasts,
  focus: undefined,
};
const readNothing = () => nothing;

/** What a queue of toasts shows now. On a server, and while its page is being hydrated, nothing. */
export function useToasts(toasts: Pick<Toasts, 'getSnapshot' | 'subscribe'>): ToastsState {
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, readNothing);
}
