import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { readSubscription } from './read-subscription.js';

type Client = Services['client'];

/** What the library holds about the member. */
export function profileOf(client: Client) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => client.account.profile(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Where the member is signed in. */
export function sessionsOf(client: Client) {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => client.account.sessions(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** The tokens with which the member's own tools read the library. */
export function accessTokensOf(client: Client) {
  return queryOptions({
    queryKey: ['account', 'access-tokens'],
    queryFn: ({ signal }) => client.account.accessTokens(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** The member's subscription. The days in the navigation bars follow it. */
export function subscriptionOf(services: Pick<Services, 'client' | 'session'>) {
  return queryOptions({
    queryKey: ['account', 'subscription'],
    queryFn: ({ signal }) => readSubscription(services, signal),
    meta: { isQuiet: true },
  });
}

/** Every country to choose from. */
export function countriesOf(client: Client) {
  return queryOptions({
    queryKey: ['account', 'countries'],
    queryFn: async ({ signal }) => (await client.account.registerMaster(undefined, { signal })).countries,
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
}
