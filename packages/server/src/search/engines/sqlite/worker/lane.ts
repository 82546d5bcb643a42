import { ServerError } from '@headnote/core/errors';
import type { WorkerTask } from './worker-messages.js';
import { type RunOptions, type WorkerThread, startWorkerThread } from './worker-thread.js';

/**
 * Wait before the next start after a thread ended without an answer, so a lasting fault causes no rapid restarts.
 */
const PAUSE_AFTER_FAILED_START_MS = 5_000;

/** Where a lane works, and how it starts a thread. */
export interface LaneOptions {
  readonly dataDir: string;
  /** Starts a thread; tests replace it. */
  readonly startThread?: typeof startWorkerThread;
}

/** A thread for one kind of request, one after the other. */
export interface Lane {
  run(task: WorkerTask, options?: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens a lane. Its thread starts with the first request; if it ends unexpectedly, its requests get a ServerError, and
 * the next request starts another one.
 */
export function openLane(options: LaneOptions): Lane {
  const startThread = options.startThread ?? startWorkerThread;
  let thread: WorkerThread | undefined;
  let isClosed = false;
  let notBefore = 0;

  function threadNow(): WorkerThread {
    if (isClosed) throw new ServerError('The search is closed.');
    if (thread?.isAlive === true) return thread;
    const now = performance.now();
    if (now < notBefore) throw new ServerError('The search cannot be started at the moment. Please try again later.');
    if (thread?.hasAnswered === false) notBefore = now + PAUSE_AFTER_FAILED_START_MS;
    thread = startThread({ dataDir: options.dataDir });
    return thread;
  }

  return {
    run: async (task, runOptions) => threadNow().run(task, runOptions),
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}
