import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { subscriptionOf } from '../data/account-queries.js';
import type { LoadScreens } from '../data/offline-shell.js';
import { whenIdle } from '../notices/when-idle.js';
import { OfflineScreens } from './offline-screens.js';

const notice = () => import('./OfflineNotice.js');

/** Without its code there is no notice, but the page and what was typed on it stay. */
const OfflineNotice = lazy(async () => ({
  default: (await notice().catch(() => undefined))?.OfflineNotice ?? Nothing,
}));

function Nothing() {
  return null;
}

/**
 * Shows the notice while there is no connection. Once the page is idle, it removes the copies of another member, and
 * brings the files up to date if this one has copies. What the server states of the subscription decides whether they are
 * shown.
 */
export function OfflineGate() {
  const userId = useMember()?.userId ?? '';
  const loadScreens = use(OfflineScreens);
  const { data: subscription } = useQuery(subscriptionOf(useServices()));
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  useEffect(
    () =>
      whenIdle(() => {
        // Nothing waits for it; the next page tries again.
        void tidy(userId, loadScreens).catch(() => undefined);
        // Its code cannot be loaded when it is needed.
        if (userId !== '') void notice().catch(() => undefined);
      }),
    [userId, loadScreens],
  );
  useEffect(() => {
    if (userId === '' || subscription === undefined) return;
    // Nothing waits for it; the next page tries again.
    void import('../data/offline-copies.js')
      .then(({ rememberAccess }) => rememberAccess(userId, subscription))
      .catch(() => undefined);
  }, [userId, subscription]);
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

async function tidy(userId: string, loadScreens: LoadScreens): Promise<void> {
  const { removeCopiesOfOthers, listCopies } = await import('../data/offline-copies.js');
  await removeCopiesOfOthers(userId);
  if (!navigator.onLine || (await listCopies(userId)).length === 0) return;
  const { saveShell } = await import('../data/offline-shell.js');
  await saveShell(loadScreens);
}
