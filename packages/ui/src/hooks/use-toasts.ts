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

/** Current state of a toast queue; empty on a server and during hydration. */
export function useToasts(toasts: Pick<Toasts, 'getSnapshot' | 'subscribe'>): ToastsState {
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, readNothing);
}
