import { useCallback, useEffect, useState } from 'react';
import { describeFailure, isAborted, type Failure } from './failure.js';
import { useNotify } from './use-notify.js';

/** How a call of a screen stands. */
export type RequestState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** State of a call and the way to make it again. */
export interface RequestResult<T> {
  readonly state: RequestState<T>;
  readonly retry: () => void;
}

/**
 * Makes a call for as long as the component shows it. A new `key` aborts the call under way and starts over, so that
 * an older answer never stands over a newer one. A failure is also said in a toast.
 */
export function useRequest<T>(key: string, load: (signal: AbortSignal) => Promise<T>): RequestResult<T> {
  const notify = useNotify();
  const [attempt, setAttempt] = useState(0);
  const call = `${attempt} ${key}`;
  const [settled, setSettled] = useState<{ call: string; state: RequestState<T> }>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => {
        if (!signal.aborted) setSettled({ call, state: { phase: 'ready', value } });
      },
      (error: unknown) => {
        if (isAborted(error, signal)) return;
        const failure = describeFailure(error);
        setSettled({ call, state: { phase: 'failed', failure } });
        notify({ type: 'ERROR', title: 'Failed', text: failure.message });
      },
    );
    return () => controller.abort();
    // The key says what is loaded; `load` is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [call, notify]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: settled?.call === call ? settled.state : { phase: 'loading' }, retry };
}
