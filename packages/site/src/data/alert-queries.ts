import type { Alert, AlertList } from '@headnote/core/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

const ALERTS = 'alerts';

/** The member's alerts, and how the member is told. */
export function alertsOf(client: Client) {
  return queryOptions({
    queryKey: [ALERTS, 'list'],
    queryFn: ({ signal }) => client.alerts.list(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** What an alert found, the latest first; all of them without an id. */
export function alertHitsOf(client: Client, id = '') {
  return queryOptions({
    queryKey: [ALERTS, 'hits', id],
    queryFn: ({ signal }) => client.alerts.hits({ id }, { signal }),
    meta: { isQuiet: true },
  });
}

/** Reads the alerts again after one has changed. */
export function refreshAlerts(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: [ALERTS] });
}

/** Changes the alerts on the screen, before the server does. */
export function setAlerts(cache: QueryClient, change: (alerts: readonly Alert[]) => readonly Alert[]): void {
  cache.setQueryData<AlertList>([ALERTS, 'list'], (list) => list && { ...list, alerts: change(list.alerts) });
}

/** The time zone of this device. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
