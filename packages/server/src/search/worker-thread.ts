import { Worker } from 'node:worker_threads';
import { AbortedError, BusyError, HeadnoteError, ServerError } from '@headnote/core/errors';
import { IndexLostError } from './index-lost-error.js';
import { workerLocation } from './worker-location.js';
import {
  ABORT_SLOTS,
  type WorkerFailure,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
  type WorkerTask,
} from './worker-messages.js';

/** Requests that may wait for the thread. At two seconds each the last would wait far too long: better say so. */
const MAX_WAITING = 64;

/** Largest request id; the next is 1 again, long after the first has been answered. */
const MAX_ID = 2 ** 31 - 1;

/** A running search thread. */
export interface WorkerThread {
  /** True until the thread has ended, by itself or by `close`. */
  readonly isAlive: boolean;
  /** True once it has answered anything. */
  readonly hasAnswered: boolean;
  run(task: WorkerTask, signal?: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Starts a search thread. When it ends before its time, everything that waits for it gets a ServerError. */
export function startWorkerThread(options: { readonly dataDir: string }): WorkerThread {
  const { url, options: workerOptions } = workerLocation();
  const aborted = new SharedArrayBuffer(ABORT_SLOTS * Int32Array.BYTES_PER_ELEMENT);
  const abortedIds = new Int32Array(aborted);
  const start: WorkerStart = { dataDir: options.dataDir, aborted };
  const worker = new Worker(url, { ...workerOptions, workerData: start });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isAlive = true;
  let hasAnswered = false;

  worker.on('message', (reply: WorkerReply) => {
    hasAnswered = true;
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if (reply.ok) asker?.resolve(reply.value);
    else asker?.reject(toError(reply.error));
  });
  worker.on('error', (cause) => end(new ServerError('The search stopped unexpectedly. Please try again.', { cause })));
  worker.on('exit', () => end(new ServerError('The search was stopped. Please try again.')));
  worker.unref();

  function end(error: ServerError): void {
    isAlive = false;
    for (const asker of waiting.values()) asker.reject(error);
    waiting.clear();
  }

  return {
    get isAlive() {
      return isAlive;
    },
    get hasAnswered() {
      return hasAnswered;
    },
    run(task, signal) {
      if (signal?.aborted === true) return Promise.reject(new AbortedError());
      if (waiting.size >= MAX_WAITING) return Promise.reject(new BusyError());
      lastId = lastId === MAX_ID ? 1 : lastId + 1;
      const request: WorkerRequest = { id: lastId, task };
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          Atomics.store(abortedIds, request.id % ABORT_SLOTS, request.id);
          reject(new AbortedError());
        };
        const settle = () => signal?.removeEventListener('abort', onAbort);
        waiting.set(request.id, {
          resolve: (value) => (settle(), resolve(value)),
          reject: (error) => (settle(), reject(error)),
        });
        signal?.addEventListener('abort', onAbort, { once: true });
        // An idle thread does not keep the process; one that owes an answer does.
        worker.ref();
        try {
          worker.postMessage(request);
        } catch (cause) {
          waiting.delete(request.id);
          settle();
          reject(new ServerError(undefined, { cause }));
        }
      });
    },
    async close() {
      isAlive = false;
      await worker.terminate();
    },
  };
}

function toError({ name, message, stack, code }: WorkerFailure): Error {
  const cause = Object.assign(new Error(message), { name, stack });
  if (name === 'IndexLostError') return new IndexLostError({ cause });
  if (code === 'aborted') return new AbortedError();
  if (code !== undefined) return new HeadnoteError(code, message, { cause });
  return new ServerError(undefined, { cause });
}
