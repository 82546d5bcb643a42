import { type CheckBrief, type CheckedBrief, DocumentLimitError } from '@headnote/core/brief-check';
import type { Citation, IncompleteCitation } from '@headnote/core/citation';
import type { Asked, Told } from './protocol.js';

/** The part of a worker that this file uses, for tests without a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** What a line is. */
export interface LineRead {
  readonly citations: readonly Citation[];
  /** Set if the line is a citation without its page. */
  readonly incomplete: IncompleteCitation | undefined;
}

/** The citation engine in its own thread, so that the page stays responsive while it reads a long brief. */
export interface CitationWorker {
  /** The citations in a line. */
  readonly read: (text: string) => Promise<LineRead>;
  /** Checks a text, one at a time. Aborting the signal ends the check and the worker; the promise rejects with its reason. */
  readonly check: CheckBrief;
  readonly dispose: () => void;
}

const BROKEN =
  'The part of the page that reads citations could not be loaded. Please check the connection and try again.';

const startWorker = (): WorkerPort =>
  new Worker(new URL('./citation.worker.ts', import.meta.url), { type: 'module', name: 'citations' });

/** Starts the worker. Its code, with the whole engine, is loaded only now. */
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
    receive: (told: Told, resolve: (value: T) => void, reject: (error: unknown) => void) => void,
  ) {
    return new Promise<T>((resolve, reject) => {
      listeners.set(id, (told) => {
        if (told.kind === 'failed')
          reject(told.problem ? new DocumentLimitError(told.problem) : new Error(told.message));
        else receive(told, resolve, reject);
      });
    }).finally(() => listeners.delete(id));
  }

  return {
    dispose,
    read(text) {
      const id = (ids += 1);
      const answer = ask<LineRead>(id, (told, resolve) => {
        if (told.kind === 'citations') resolve({ citations: told.citations, incomplete: told.incomplete });
      });
      post({ kind: 'read', id, text });
      return answer;
    },
    check(text, { signal, lookUp, onProgress }) {
      const id = (ids += 1);
      const answer = ask<CheckedBrief>(id, (told, resolve, reject) => {
        if (told.kind === 'checked') resolve(told.brief);
        if (told.kind === 'progress') onProgress({ done: told.done, total: told.total });
        if (told.kind !== 'look') return;
        const { look, sought } = told;
        Promise.resolve(lookUp(sought, { signal })).then(
          (answers) => post({ kind: 'found', id, look, answers }),
          reject,
        );
      });
      const aborted = new Promise<never>((_, reject) => {
        const end = () => {
          dispose();
          reject(signal.reason as Error);
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
      post({ kind: 'check', id, text });
      return Promise.race([answer, aborted]);
    },
  };
}
