import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type Notify } from './use-notify.js';
import { whenIdle } from '../start/when-idle.js';

const loadToasts = () => import('./toast-chunk.js');
const loadClient = () => import('@headnote/core/client');

/**
 * Lets everything inside show toasts. Their code comes once the page is idle, and the client's with it: ahead of the
 * first call and the first toast, so that a connection lost meanwhile is met by code that can say so.
 */
export function ToastGate({ children }: { children: ReactNode }) {
  const [Toasts, setToasts] = useState<ComponentType>();

  const notify = useCallback<Notify>((notice) => {
    loadToasts().then(
      (toasts) => {
        setToasts(() => toasts.Toasts);
        toasts.showToast(notice);
      },
      () => {
        // Offline from the start, so no toast can be drawn. Sign-in says it in its own place.
      },
    );
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody waits for these; whoever needs the code asks again and hears of the failure.
        void Promise.allSettled([loadToasts(), loadClient()]);
      }),
    [],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      {Toasts && <Toasts />}
    </NotifyContext>
  );
}
