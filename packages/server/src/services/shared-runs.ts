import { AbortedError } from '@headnote/core/errors';

/** Work that runs once for everyone who asks for it at the same time. */
export interface SharedRuns {
  /**
   * Joins the work that runs under this key, or starts it. Resolves and rejects as the work does; throws an AbortedError
   * when the caller leaves. The work is aborted when the last caller has left. Nothing is kept after its end.
   */
  readonly run: <T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

interface Shared {
  readonly answer: Promise<unknown>;
  readonly control: AbortController;
  waiting: number;
}

/** Creates the runs: visitors who rush to one page do not wait for each other at the gate of their address (M4). */
export function createSharedRuns(): SharedRuns {
  const running = new Map<string, Shared>();

  function start(key: string, work: (signal: AbortSignal) => Promise<unknown>): Shared {
    const control = new AbortController();
    const forget = () => {
      if (running.get(key)?.control === control) running.delete(key);
    };
    const answer = work(control.signal).finally(forget);
    const shared = { answer, control, waiting: 0 };
    running.set(key, shared);
    return shared;
  }

  return {
    async run<T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      if (signal.aborted) throw new AbortedError();
      const shared = running.get(key) ?? start(key, work);
      shared.waiting += 1;
      try {
        return (await orAborted(shared.answer, signal)) as T;
      } finally {
        shared.waiting -= 1;
        if (shared.waiting === 0 && running.get(key) === shared) {
          running.delete(key);
          shared.control.abort();
        }
      }
    },
  };
}

/** The work, or the end of one caller's wait for it. */
function orAborted(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new AbortedError());
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
