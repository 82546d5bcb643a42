import { AbortedError, BusyError, HeadnoteError, ServerError } from '@headnote/core/errors';
import { IndexLostError } from '../../../model/index-lost-error.js';
import type { SearchOptions } from '../../../model/engine.js';
import { GRACE_MS, SEARCH_DEADLINE_MS } from '../../../model/budget.js';
import { lateAnswer } from '../../../model/late-answer.js';
import { makeSearchWatch } from './search-watch.js';
import { type RunningWorker, startRunningWorker } from './running-worker.js';
import type { WorkerLocation } from '../../../../runtime/worker-location.js';
import type { WorkerFailure, WorkerReply, WorkerRequest, WorkerTask } from './worker-messages.js';

/** Maximum queue of requests. At two seconds each, a longer queue is too slow, so the engine refuses more. */
const MAX_WAITING = 64;

/** Maximum ending threads before the next start: each may use a processor until its statement ends. */
const MAX_ENDING = 2;

/** Largest request id; the next is 1 again, which is free by then. */
const MAX_ID = 2 ** 31 - 1;

/** Options of one request. */
export type RunOptions = Pick<SearchOptions, 'signal' | 'onSpent'>;

/** A running search thread. */
export interface WorkerThread {
  /** True until the thread has ended. */
  readonly isAlive: boolean;
  /** True after the first answer. */
  readonly hasAnswered: boolean;
  run(task: WorkerTask, options?: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: WorkerRequest;
  readonly onSpent: RunOptions['onSpent'];
  /** Time of the cancellation. */
  abortedAt?: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Starts a search thread. Ends a search that exceeds its time, or that goes on after cancellation, together with its
 * thread; a new thread takes over the waiting requests. If a thread ends unexpectedly, all its requests get a
 * ServerError.
 */
export function startWorkerThread(options: {
  readonly dataDir: string;
  /** File of the thread; tests use another one. */
  readonly location?: WorkerLocation;
}): WorkerThread {
  const waiting = new Map<number, Waiting>();
  const ending = new Set<Promise<void>>();
  let lastId = 0;
  let isAlive = true;
  let hasAnswered = false;
  let worker: RunningWorker | undefined = start();
  const watch = makeSearchWatch({
    searching: () => worker?.searching ?? 0,
    abortedAt: (id) => waiting.get(id)?.abortedAt,
    limitOf,
    onOverrun: replace,
  });

  function start(): RunningWorker {
    return startRunningWorker({
      dataDir: options.dataDir,
      location: options.location,
      onReply: take,
      onEnd: (cause) =>
        end(
          cause === undefined
            ? new ServerError('The search was stopped. Please try again.')
            : new ServerError('The search stopped unexpectedly. Please try again.', { cause }),
        ),
    });
  }

  function take(reply: WorkerReply): void {
    hasAnswered = true;
    const asker = settle(reply.id);
    asker?.onSpent?.(reply.took);
    if (reply.ok) asker?.resolve(reply.value);
    else asker?.reject(toError(reply.error));
  }

  function settle(id: number): Waiting | undefined {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) {
      worker?.hold(false);
      watch.stop();
    }
    return asker;
  }

  function limitOf(id: number): number {
    const task = waiting.get(id)?.request.task;
    return task?.name === 'search' ? task.milliseconds : SEARCH_DEADLINE_MS;
  }

  function replace(id: number): void {
    const milliseconds = limitOf(id);
    const asker = settle(id);
    asker?.onSpent?.(milliseconds + GRACE_MS);
    const old = worker;
    if (asker?.request.task.name === 'search') asker.resolve(lateAnswer(asker.request.task.request));
    if (old === undefined) return;
    worker = undefined;
    const ended: Promise<void> = old.end().then(() => {
      ending.delete(ended);
      restart();
    });
    ending.add(ended);
    restart();
  }

  function restart(): void {
    if (!isAlive || worker !== undefined || ending.size >= MAX_ENDING) return;
    worker = start();
    worker.hold(waiting.size > 0);
    for (const asker of waiting.values()) {
      if (asker.abortedAt === undefined) post(asker);
      else settle(asker.request.id);
    }
  }

  /** Waiting requests are sent when the next thread starts. */
  function post(asker: Waiting): void {
    try {
      worker?.post(asker.request);
    } catch (cause) {
      settle(asker.request.id);
      asker.reject(new ServerError(undefined, { cause }));
    }
  }

  function end(error: ServerError): void {
    isAlive = false;
    watch.stop();
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
    run(task, { signal, onSpent } = {}) {
      if (signal?.aborted === true) return Promise.reject(new AbortedError());
      if (waiting.size >= MAX_WAITING) return Promise.reject(new BusyError());
      lastId = lastId === MAX_ID ? 1 : lastId + 1;
      const request: WorkerRequest = { id: lastId, task };
      return new Promise((resolve, reject) => {
        const settle = () => signal?.removeEventListener('abort', onAbort);
        const asker: Waiting = {
          request,
          onSpent,
          resolve: (value) => (settle(), resolve(value)),
          reject: (error) => (settle(), reject(error)),
        };
        const onAbort = () => {
          asker.abortedAt = performance.now();
          worker?.abort(request.id);
          reject(new AbortedError());
        };
        waiting.set(request.id, asker);
        signal?.addEventListener('abort', onAbort, { once: true });
        // An idle thread does not keep the process alive; one with pending requests does.
        worker?.hold(true);
        watch.start();
        post(asker);
      });
    },
    async close() {
      const last = worker?.end();
      end(new ServerError('The search was stopped. Please try again.'));
      await Promise.all([last, ...ending]);
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
