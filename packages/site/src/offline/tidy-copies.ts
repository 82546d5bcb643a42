import type { QueryClient } from '@tanstack/react-query';
import { subscriptionOf } from '../data/account-queries.js';
import { listCopies, rememberAccess, removeCopiesOfOthers } from '../data/offline-copies.js';
import type { LoadScreens } from '../data/offline-shell.js';
import type { Services } from '../services/services.js';

interface TidyOptions {
  /** Empty without a member. */
  readonly userId: string;
  readonly loadScreens: LoadScreens;
  readonly services: Services;
  readonly cache: QueryClient;
}

/**
 * Removes the copies of other members. If this one has copies and there is a connection, brings the files up to date and
 * remembers what the server states of the subscription, which decides until when the copies are shown.
 */
export async function tidyCopies({ userId, loadScreens, services, cache }: TidyOptions): Promise<void> {
  await removeCopiesOfOthers(userId);
  if (!navigator.onLine || (await listCopies(userId)).length === 0) return;
  const { saveShell } = await import('../data/offline-shell.js');
  await saveShell(loadScreens);
  await rememberAccess(userId, await cache.fetchQuery(subscriptionOf(services)));
}
