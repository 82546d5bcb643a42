import { ServerError } from '@headnote/core/errors';
import type { EngineAnswer, IndexReport, SearchEngine } from '../../../engine.js';
import type { WorkerTask } from './worker-messages.js';
import { type WorkerThread, startWorkerThread } from './worker-thread.js';

/**
 * Wait before the next start after a thread ended without an answer, so a lasting fault causes no rapid restarts.
 */
const PAUSE_AFTER_FAILED_START_MS = 5_000;

/**
 * Creates the embedded engine in its own thread. If the thread ends unexpectedly, the pending requests fail with a
 * ServerError and the next request starts a new one.
 */
export function startWorkerEngine(options: {
  readonly dataDir: string;
  /** Starts a thread; tests replace it. */
  readonly startThread?: typeof startWorkerThread;
}): SearchEngine {
  const startThread = options.startThread ?? startWorkerThread;
  let thread = startThread(options);
  let isClosed = false;
  let notBefore = 0;

  function threadNow(): WorkerThread {
    if (isClosed) throw new ServerError('The search is closed.');
    if (thread.isAlive) return thread;
    const now = performance.now();
    if (now < notBefore) throw new ServerError('The search cannot be started at the moment. Please try again later.');
    if (!thread.hasAnswered) notBefore = now + PAUSE_AFTER_FAILED_START_MS;
    thread = startThread(options);
    return thread;
  }

  async function run(task: WorkerTask, signal?: AbortSignal): Promise<unknown> {
    return threadNow().run(task, signal);
  }

  return {
    search: async (request, { signal } = {}) => (await run({ name: 'search', request }, signal)) as EngineAnswer,
    index: async (batch) => (await run({ name: 'index', batch })) as IndexReport,
    setFigures: async (batch) => (await run({ name: 'figures', batch })) as IndexReport,
    remove: async (ids) => (await run({ name: 'remove', ids })) as IndexReport,
    count: async () => (await run({ name: 'count' })) as number,
    generation: async () => (await run({ name: 'generation' })) as string,
    async close() {
      isClosed = true;
      await thread.close();
    },
  };
}
