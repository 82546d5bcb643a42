import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

/** The latest cases of some courts, newest first; of all courts without any. */
export function latestOf(client: Services['client'], courtIds: readonly number[]) {
  return queryOptions({
    queryKey: ['latest-cases', 'courts', courtIds],
    queryFn: ({ signal }) => client.welcome.latestCasesByCourt({ courtIds }, { signal }),
    meta: { isQuiet: true },
  });
}
