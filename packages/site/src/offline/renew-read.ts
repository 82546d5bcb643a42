import type { Query, QueryClient } from '@tanstack/react-query';
import { renewRecord } from './renew-record.js';

interface RenewReadOptions {
  readonly userId: string;
  readonly cache: QueryClient;
  readonly signal: AbortSignal;
}

/** Begin the keys of the queries that read a whole document; its id follows. */
const DOCUMENTS = new Set<unknown>(['case', 'act']);

/** Brings a copy to what the server answers, each time its member reads that document with a connection. */
export function renewRead({ userId, cache, signal }: RenewReadOptions): void {
  const renew = ({ queryKey: [kind, id], state }: Query) => {
    const data = state.data as ReadNow | null | undefined;
    if (!DOCUMENTS.has(kind) || typeof id !== 'string' || !data || data.copiedAt !== undefined) return;
    // Storage is blocked or full; the next check of all copies tries again.
    void renewRecord({ userId, id, record: data.record }).catch(() => undefined);
  };
  const queries = cache.getQueryCache();
  queries.getAll().forEach(renew);
  const end = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') renew(event.query);
  });
  signal.addEventListener('abort', end);
}

/** What such a query reads. */
interface ReadNow {
  readonly record: unknown;
  readonly copiedAt: string | undefined;
}
