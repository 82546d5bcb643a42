import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** The member's payments, the newest first. */
export function paymentsOf(client: Client) {
  return queryOptions({
    queryKey: ['payments', 'list'],
    queryFn: ({ signal }) => client.payments.list(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** What invoices say of the member. */
export function billingOf(client: Client) {
  return queryOptions({
    queryKey: ['payments', 'billing'],
    queryFn: ({ signal }) => client.payments.billing(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** The price list. */
export function packagesOf(client: Client) {
  return queryOptions({
    queryKey: ['payments', 'packages'],
    queryFn: ({ signal }) => client.packages.list(undefined, { signal }),
    staleTime: 60_000,
    meta: { isQuiet: true },
  });
}
