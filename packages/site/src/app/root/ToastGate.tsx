import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { NotifyContext, type Notify } from '../use-notify.js';

const toasts = () => import('@headnote/ui/toasts');
const Toasts = lazy(async () => ({ default: (await toasts()).Toasts }));

/** Lets everything inside show toasts; their code is loaded with the first of them. */
export function ToastGate({ children }: { children: ReactNode }) {
  const [isNeeded, setIsNeeded] = useState(false);
  const notify = useCallback<Notify>((notice) => {
    setIsNeeded(true);
    void toasts().then(({ showToast }) => showToast(notice));
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      {isNeeded && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </NotifyContext>
  );
}
