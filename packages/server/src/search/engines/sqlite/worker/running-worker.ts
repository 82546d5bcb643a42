import { Worker } from 'node:worker_threads';
import { type WorkerFile, type WorkerLocation, workerLocation } from '../../../../runtime/worker-location.js';
import { ABORT_SLOTS, type WorkerReply, type WorkerRequest, type WorkerStart } from './worker-messages.js';

/** The file of the search thread. */
export const SEARCH_WORKER: WorkerFile = {
  built: './search-worker.js',
  source: 'search/engines/sqlite/worker/search-worker.ts',
};

/** One worker thread with its shared memory. */
export interface RunningWorker {
  /** Throws if the request cannot be sent. */
  post(request: WorkerRequest): void;
  /** Tells the thread that a request is cancelled. */
  abort(id: number): void;
  /** The request of the running search; 0 for none. */
  readonly searching: number;
  /** Sets whether it keeps the process alive. */
  hold(isHeld: boolean): void;
  /** Resolves when it has ended; a running SQLite statement is not interrupted. */
  end(): Promise<void>;
}

/** Starts a worker thread. */
export function startRunningWorker(options: {
  readonly dataDir: string;
  /** The file it runs; another one in tests. */
  readonly location?: WorkerLocation | undefined;
  onReply(reply: WorkerReply): void;
  /** Called with the error if it ends unexpectedly. */
  onEnd(cause?: unknown): void;
}): RunningWorker {
  const { url, options: workerOptions } = options.location ?? workerLocation(SEARCH_WORKER);
  const aborted = new SharedArrayBuffer(ABORT_SLOTS * Int32Array.BYTES_PER_ELEMENT);
  const searching = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const abortedIds = new Int32Array(aborted);
  const searchingId = new Int32Array(searching);
  const workerData: WorkerStart = { dataDir: options.dataDir, aborted, searching };
  const worker = new Worker(url, { ...workerOptions, workerData });
  let isEnded = false;
  worker.on('message', (reply: WorkerReply) => {
    if (!isEnded) options.onReply(reply);
  });
  worker.on('error', end);
  worker.on('exit', () => end());
  worker.unref();

  function end(cause?: unknown): void {
    if (isEnded) return;
    isEnded = true;
    options.onEnd(cause);
  }

  return {
    post: (request) => worker.postMessage(request),
    abort: (id) => void Atomics.store(abortedIds, id % ABORT_SLOTS, id),
    get searching() {
      return Atomics.load(searchingId, 0);
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    async end() {
      isEnded = true;
      await worker.terminate();
    },
  };
}
