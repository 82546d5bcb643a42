import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { whenIdle } from '../notices/when-idle.js';
import { OfflineScreens } from './offline-screens.js';

const notice = () => import('./notice/OfflineNotice.js');

/** Without its code there is no notice, but the page and what was typed on it stay. */
const OfflineNotice = lazy(async () => ({
  default: (await notice().catch(() => undefined))?.OfflineNotice ?? Nothing,
}));

function Nothing() {
  return null;
}

/**
 * Shows the notice while there is no connection. Once the page is idle, and when the connection is back, it removes the
 * copies of another member, and brings the files and the copies of this one up to date.
 */
export function OfflineGate() {
  const userId = useMember()?.userId ?? '';
  const loadScreens = use(OfflineScreens);
  const services = useServices();
  const cache = useQueryClient();
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const cancel = whenIdle(() => {
      // Nothing waits for it; the next page tries again.
      void import('./tidy-copies.js')
        .then(({ tidyCopies }) => tidyCopies({ userId, loadScreens, services, cache, signal }))
        .catch(() => undefined);
      // Its code cannot be loaded when it is needed.
      if (userId !== '') void notice().catch(() => undefined);
    });
    return () => {
      cancel();
      end.abort();
    };
  }, [isOnline, userId, loadScreens, services, cache]);
  return isOnline ? null : (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
