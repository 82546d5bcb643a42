import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notify } from '../notices/use-notify.js';
import { describeFailure } from './failure.js';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen alone reports a failure, without a toast. */
      isQuiet?: boolean;
    };
  }
}

/**
 * Creates the cache of the member area's reads. A screen opens with what the cache has and reads again in the background;
 * leaving it aborts its calls. A failed read is also reported in a toast.
 */
export function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.isQuiet) notify({ type: 'ERROR', title: 'Failed', text: describeFailure(error).message });
      },
    }),
    defaultOptions: {
      queries: {
        // The client already repeats calls that only read.
        retry: false,
        // A browser that reports no connection may still reach the server.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
