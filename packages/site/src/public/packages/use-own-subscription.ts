import type { Subscription } from '@headnote/core/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { describeFailure, type Failure } from '../../data/failure.js';
import { readSubscription } from '../../data/read-subscription.js';

/** A visitor has none; that of a member is read from the server. */
export type OwnSubscription =
  | { readonly state: 'visitor' | 'loading' }
  | { readonly state: 'known'; readonly value: Subscription }
  | { readonly state: 'failed'; readonly failure: Failure };

type Read = Exclude<OwnSubscription, { state: 'visitor' | 'loading' }> & { readonly userId: string };

/** Reads the subscription of the member who looks at the page. `retry` reads it again. */
export function useOwnSubscription(): { readonly own: OwnSubscription; readonly retry: () => void } {
  const services = useServices();
  const userId = useMember()?.userId;
  const [read, setRead] = useState<Read>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const finish = (next: Read) => {
      if (!signal.aborted) setRead(next);
    };
    readSubscription(services, signal).then(
      (value) => finish({ state: 'known', value, userId }),
      (error: unknown) => finish({ state: 'failed', failure: describeFailure(error), userId }),
    );
    return () => control.abort();
  }, [services, userId, attempt]);
  const retry = () => {
    setRead(undefined);
    setAttempt(attempt + 1);
  };
  if (userId === undefined) return { own: { state: 'visitor' }, retry };
  return { own: read?.userId === userId ? read : { state: 'loading' }, retry };
}
