import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type Notify } from '../use-notify.js';

const loadToasts = () => import('@headnote/ui/toasts');

/** Milliseconds after the page stands until the code is fetched ahead: out of the way of everything the page needs. */
const FETCH_AHEAD = 3_000;

/** Lets everything inside show toasts. Their code comes after the page, and ahead of the first toast: that one may
 * have to say that the connection is gone. */
export function ToastGate({ children }: { children: ReactNode }) {
  const [Toasts, setToasts] = useState<ComponentType>();

  const notify = useCallback<Notify>((notice) => {
    loadToasts().then(
      (toasts) => {
        setToasts(() => toasts.Toasts);
        toasts.showToast(notice);
      },
      () => {
        // Offline from the start: what failed is also said in its place.
      },
    );
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void loadToasts().catch(() => {}), FETCH_AHEAD);
    return () => clearTimeout(timer);
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {Toasts && <Toasts />}
    </NotifyContext>
  );
}
