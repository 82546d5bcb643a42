import type { QueryClient } from '@tanstack/react-query';
import { subscriptionOf } from '../data/account-queries.js';
import { listCopies, OFFLINE_COPIES, rememberAccess, removeCopiesOfOthers } from '../data/offline-copies.js';
import type { LoadScreens } from '../data/offline-shell.js';
import { renewCopies } from './renew-copies.js';
import { renewRead } from './renew-read.js';
import type { Services } from '../services/services.js';

interface TidyOptions {
  /** Empty without a member. */
  readonly userId: string;
  readonly loadScreens: LoadScreens;
  readonly services: Services;
  readonly cache: QueryClient;
  /** Ends the repetition. */
  readonly signal: AbortSignal;
}

/** A copy shows a name that was masked no longer than this while there is a connection. */
const EVERY_MS = 5 * 60_000;

/**
 * Removes the copies of other members. If this one has copies and there is a connection, brings the files up to date and,
 * now and every five minutes, the copies too; and remembers what the server states of the subscription, which decides until
 * when the copies are shown.
 */
export async function tidyCopies({ userId, loadScreens, services, cache, signal }: TidyOptions): Promise<void> {
  await removeCopiesOfOthers(userId);
  if (userId === '' || signal.aborted) return;
  renewRead({ userId, cache, signal });
  const renew = async () => {
    if (!navigator.onLine || signal.aborted || (await listCopies(userId)).length === 0) return false;
    await rememberAccess(userId, await cache.fetchQuery(subscriptionOf(services)));
    if (await renewCopies({ userId, client: services.client }))
      await cache.invalidateQueries({ queryKey: OFFLINE_COPIES });
    return true;
  };
  // The next time tries again.
  const timer = setInterval(() => void renew().catch(() => undefined), EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  if (!(await renew()) || signal.aborted) return;
  const { saveShell } = await import('../data/offline-shell.js');
  await saveShell(loadScreens, signal);
}
