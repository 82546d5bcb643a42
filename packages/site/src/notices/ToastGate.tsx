import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type Notify } from './use-notify.js';
import { whenIdle } from './when-idle.js';

const loadToasts = () => import('./toast-chunk.js');
const loadClient = () => import('@headnote/core/client');

/**
 * Lets everything inside show toasts. Their code is loaded once the page is idle, together with the client's: before the
 * first call and the first toast, so that the page can report a connection that is lost later.
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
        // Offline from the start, so there is no toast. The sign-in form shows the message itself.
      },
    );
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        // Nothing waits for these. Code that needs them imports them again and handles the failure.
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
