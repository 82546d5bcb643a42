import { Worker } from 'node:worker_threads';
import { workerLocation } from '../../../../runtime/worker-location.js';
import { SEARCH_WORKER } from '../worker/running-worker.js';
import { type PartnerStart, type PartnerTask, SLOT, SLOTS, STATE } from './partner-task.js';

/** Interval of checks whether time has run out while the partner still works, in milliseconds. */
const LOOK_EVERY_MS = 10;

/** A second thread that finds phrases in half of the blocks while the search thread does the other half. */
export interface Partner {
  /** True when it can help: it runs and is free. The thread starts with the first question. */
  isReady(): boolean;
  /** Starts a task; `size` is the number of documents. */
  start(task: Omit<PartnerTask, 'weights' | 'control'> & { readonly size: number }): RunningTask;
  close(): Promise<void>;
}

/** A task that the partner works on. */
export interface RunningTask {
  /**
   * Waits for the weights by ordinal; undefined if the partner cannot find them all. `isLate` is asked meanwhile, and may
   * throw.
   */
  wait(isLate: () => boolean): Float32Array | undefined;
  /** Tells the partner to end the task if it still runs. */
  stop(): void;
  isRunning(): boolean;
}

/** Opens the partner of a search thread. Without one, or while it starts, the search thread works alone. */
export function openPartner({ dataDir }: { readonly dataDir: string }): Partner {
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let isGone = false;
  let last: RunningTask | undefined;

  function startThread(): Worker {
    const { url, options } = workerLocation(SEARCH_WORKER);
    const workerData: PartnerStart = { partnerOf: dataDir, ready: ready.buffer };
    const thread = new Worker(url, { ...options, workerData });
    const leave = () => {
      isGone = true;
    };
    thread.on('error', leave);
    thread.on('exit', leave);
    thread.unref();
    return thread;
  }

  return {
    isReady() {
      if (!isGone) worker ??= startThread();
      return !isGone && Atomics.load(ready, 0) === 1 && last?.isRunning() !== true;
    },
    start({ size, ...task }) {
      const control = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
      const weights = new SharedArrayBuffer(size * Float32Array.BYTES_PER_ELEMENT);
      worker?.postMessage({ ...task, control: control.buffer, weights } satisfies PartnerTask);
      last = runningTask(control, weights);
      return last;
    },
    async close() {
      isGone = true;
      await worker?.terminate();
    },
  };
}

function runningTask(control: Int32Array, weights: SharedArrayBuffer): RunningTask {
  const isRunning = () => Atomics.load(control, SLOT.state) === STATE.running;
  return {
    isRunning,
    stop: () => void Atomics.store(control, SLOT.stop, 1),
    wait(isLate) {
      while (isRunning() && !isLate()) Atomics.wait(control, SLOT.state, STATE.running, LOOK_EVERY_MS);
      return Atomics.load(control, SLOT.state) === STATE.done ? new Float32Array(weights) : undefined;
    },
  };
}
