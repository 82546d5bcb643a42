import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** The member's websites with widgets. */
export function portalsOf(client: Client) {
  return queryOptions({
    queryKey: ['partners', 'portals'],
    queryFn: ({ signal }) => client.partners.list(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** The requests of a website on each of the last 30 days. */
export function portalUsageOf(client: Client, portalId: string) {
  return queryOptions({
    queryKey: ['partners', 'usage', portalId],
    queryFn: ({ signal }) => client.partners.usage({ portalId }, { signal }),
    meta: { isQuiet: true },
  });
}
