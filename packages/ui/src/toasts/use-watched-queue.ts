import type { Toasts } from '@headnote/core/machines';
import { useEffect } from 'react';

/** Lets a queue's time run while somebody sees it: as long as it is drawn and the page is not hidden. */
export function useWatchedQueue(toasts: Toasts): void {
  useEffect(() => {
    const follow = () => (document.hidden ? toasts.suspend() : toasts.resume());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      toasts.suspend();
    };
  }, [toasts]);
}
