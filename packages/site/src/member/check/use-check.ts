import { createLookUp, type CheckedCitation } from '@headnote/core/citation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeFailure, isAborted, type Failure } from '../../app/failure.js';
import { isHeadnoteError } from '@headnote/core/errors';
import { useServices } from '../../app/ServicesProvider.js';
import { createCitationWorker } from '../citation-worker/create-citation-worker.js';

/** How a check stands. */
export type CheckState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'done'; readonly text: string; readonly checked: readonly CheckedCitation[] }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** A check and the ways to start and to end it. */
export interface Check {
  readonly state: CheckState;
  readonly start: (text: string) => void;
  readonly cancel: () => void;
}

/** Checks texts in a worker, one at a time; leaving the screen ends the check. */
export function useCheck(): Check {
  const { client } = useServices();
  const [state, setState] = useState<CheckState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    running.current?.abort(new DOMException('The check was given up.', 'AbortError'));
    setState({ phase: 'cancelled' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (text: string) => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setState({ phase: 'running', done: 0, total: 0 });
      const lookUp = createLookUp(client);
      const worker = createCitationWorker();
      worker
        .check(text, { signal, lookUp, onProgress: ({ done, total }) => setState({ phase: 'running', done, total }) })
        .then(
          (checked) => setState({ phase: 'done', text, checked }),
          (error: unknown) => {
            if (signal.aborted || isAborted(error, signal)) return;
            const message = error instanceof Error ? error.message : '';
            setState({ phase: 'failed', failure: isHeadnoteError(error) ? describeFailure(error) : { message } });
          },
        )
        .finally(worker.dispose);
    },
    [client],
  );
  return { state, start, cancel };
}
