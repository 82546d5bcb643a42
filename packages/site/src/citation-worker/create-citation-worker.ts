import type { CheckedCitation, CheckOptions, Citation, LookUp } from '@headnote/core/citation';
import type { Asked, Told } from './protocol.js';

/** The part of a worker that is used, for tests without one. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** How a text is checked in the worker. */
export interface WorkerCheckOptions extends Pick<CheckOptions, 'onProgress'> {
  readonly signal: AbortSignal;
  readonly lookUp: LookUp;
}

/** The citation engine, in a thread of its own, so that a page keeps answering while a long brief is read. */
export interface CitationWorker {
  /** The citations in a line. */
  readonly read: (text: string) => Promise<readonly Citation[]>;
  /** Checks a text. One check at a time; ends with the signal's reason when it is given up, and the worker with it. */
  readonly check: (text: string, options: WorkerCheckOptions) => Promise<readonly CheckedCitation[]>;
  readonly dispose: () => void;
}

const BROKEN =
  'The part of the page that reads citations could not be loaded. Please check the connection and try again.';

const startWorker = (): WorkerPort =>
  new Worker(new URL('./citation.worker.ts', import.meta.url), { type: 'module', name: 'citations' });

/** Starts the worker; its code, with the whole engine, is loaded only now. */
export function createCitationWorker(start: () => WorkerPort = startWorker): CitationWorker {
  const port = start();
  const listeners = new Map<number, (told: Told) => void>();
  let ids = 0;
  const post = (asked: Asked) => port.postMessage(asked);
  port.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<Told>;
    listeners.get(data.id)?.(data);
  });
  port.addEventListener('error', () => {
    for (const [id, tell] of listeners) tell({ kind: 'failed', id, message: BROKEN });
  });
  const dispose = () => port.terminate();

  function ask<T>(
    id: number,
    hear: (told: Told, resolve: (value: T) => void, reject: (error: unknown) => void) => void,
  ) {
    return new Promise<T>((resolve, reject) => {
      listeners.set(id, (told) => {
        if (told.kind === 'failed') reject(new Error(told.message));
        else hear(told, resolve, reject);
      });
    }).finally(() => listeners.delete(id));
  }

  return {
    dispose,
    read(text) {
      const id = (ids += 1);
      const answer = ask<readonly Citation[]>(id, (told, resolve) => {
        if (told.kind === 'citations') resolve(told.citations);
      });
      post({ kind: 'read', id, text });
      return answer;
    },
    check(text, { signal, lookUp, onProgress }) {
      const id = (ids += 1);
      const answer = ask<readonly CheckedCitation[]>(id, (told, resolve, reject) => {
        if (told.kind === 'checked') resolve(told.checked);
        if (told.kind === 'progress') onProgress?.({ done: told.done, total: told.total });
        if (told.kind !== 'look') return;
        const { look, canonicals } = told;
        Promise.resolve(lookUp(canonicals, { signal })).then((hits) => post({ kind: 'held', id, look, hits }), reject);
      });
      const givenUp = new Promise<never>((_, reject) => {
        const end = () => {
          dispose();
          reject(signal.reason as Error);
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
      post({ kind: 'check', id, text });
      return Promise.race([answer, givenUp]);
    },
  };
}
