import type { Subscription } from '@headnote/core/contract';
import type { Services } from '../services/services.js';

/** Reads the member's subscription, and lets the navigation bars show the days that remain. */
export async function readSubscription(
  { client, session }: Pick<Services, 'client' | 'session'>,
  signal: AbortSignal,
): Promise<Subscription> {
  const subscription = await client.account.subscription(undefined, { signal });
  session?.setDaysRemaining(subscription.daysRemaining);
  return subscription;
}
