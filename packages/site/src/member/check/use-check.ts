import { createLookUp, withoutInvisible } from '@headnote/core/citation';
import { isHeadnoteError } from '@headnote/core/errors';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { createCitationWorker, type CheckedBrief } from '../../services/citation-worker/create-citation-worker.js';
import { describeFailure, type Failure } from '../../data/failure.js';

/** The state of a check. */
export type CheckState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | ({ readonly phase: 'done'; readonly text: string } & CheckedBrief)
  | { readonly phase: 'failed'; readonly failure: Failure };

/** A check, and how to start and cancel it. */
export interface Check {
  readonly state: CheckState;
  readonly start: (text: string) => void;
  readonly cancel: () => void;
}

/** Checks texts in a worker, one at a time. Leaving the screen ends the check. */
export function useCheck(): Check {
  const { client } = useServices();
  const running = useRef<AbortController>(undefined);
  const [isCancelled, setCancelled] = useState(false);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const check = useMutation({
    mutationFn: async ({ text, signal }: { text: string; signal: AbortSignal }) => {
      const worker = createCitationWorker();
      try {
        const brief = await worker.check(text, { signal, lookUp: createLookUp(client), onProgress: setProgress });
        return { text, ...brief };
      } finally {
        worker.dispose();
      }
    },
  });
  const { mutate, reset } = check;

  const stop = useCallback(
    () => running.current?.abort(new DOMException('The check was cancelled.', 'AbortError')),
    [],
  );
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (text: string) => {
      stop();
      running.current = new AbortController();
      setCancelled(false);
      setProgress({ done: 0, total: 0 });
      mutate({ text: withoutInvisible(text), signal: running.current.signal });
    },
    [mutate, stop],
  );
  const cancel = useCallback(() => {
    stop();
    reset();
    setCancelled(true);
  }, [reset, stop]);

  return { state: stateOf(check, { isCancelled, progress }), start, cancel };
}

interface Own {
  readonly isCancelled: boolean;
  readonly progress: { readonly done: number; readonly total: number };
}

function stateOf(
  check: Pick<ReturnType<typeof useMutation<{ text: string } & CheckedBrief>>, 'status' | 'data' | 'error'>,
  { isCancelled, progress }: Own,
): CheckState {
  if (check.status === 'pending') return { phase: 'running', ...progress };
  if (check.data) return { phase: 'done', ...check.data };
  if (check.error) return { phase: 'failed', failure: failureOf(check.error) };
  return { phase: isCancelled ? 'cancelled' : 'idle' };
}

/** Errors of the worker have their own messages. */
function failureOf(error: Error): Failure {
  return isHeadnoteError(error) ? describeFailure(error) : { message: error.message };
}
