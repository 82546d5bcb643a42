import { Worker } from 'node:worker_threads';
import { workerLocation } from '../../../../runtime/worker-location.js';
import { SEARCH_WORKER } from '../worker/running-worker.js';
import { type PartnerStart, type RowsTask, SLOT, SLOTS, STATE } from './rows-task.js';

/** Documents with all words of a phrase before two threads compare their places: for fewer, one is faster. */
const SPLIT_AT = 4096;

/** Interval of checks whether time has run out while the partner still works, in milliseconds. */
const LOOK_EVERY_MS = 10;

/** A second thread that finds rows in the upper part of the index while the asker finds those below. */
export interface Partner {
  /** Documents to compare before it helps. */
  readonly splitAt: number;
  /** True when it can help: it runs and is free. The thread starts with the first question. */
  isReady(): boolean;
  /** Starts a statement; `rooms` is the largest number of rows. */
  start(task: Pick<RowsTask, 'text' | 'above' | 'stamp'> & { readonly rooms: number }): RunningRows;
  close(): Promise<void>;
}

/** A statement that the partner runs. */
export interface RunningRows {
  /**
   * Waits for the rows, in ascending order; undefined if the partner cannot find them all. `isLate` is asked meanwhile, and may throw.
   */
  wait(isLate: () => boolean): Float64Array | undefined;
  /** Tells the partner to end the statement if it still runs; it does so at its next row. */
  stop(): void;
  isRunning(): boolean;
}

/** Opens the partner of a search thread. Without one, or while it starts, the search thread works alone. */
export function openPartner({
  dataDir,
  splitAt = SPLIT_AT,
}: {
  readonly dataDir: string;
  readonly splitAt?: number;
}): Partner {
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let rows = new SharedArrayBuffer(0);
  let isGone = false;
  let last: RunningRows | undefined;

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
    splitAt,
    isReady() {
      if (!isGone) worker ??= startThread();
      return !isGone && Atomics.load(ready, 0) === 1 && last?.isRunning() !== true;
    },
    start({ rooms, ...task }) {
      const control = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
      const size = rooms * Float64Array.BYTES_PER_ELEMENT;
      if (rows.byteLength < size) rows = new SharedArrayBuffer(size);
      worker?.postMessage({ ...task, control: control.buffer, rows } satisfies RowsTask);
      last = runningRows(control, rows);
      return last;
    },
    async close() {
      isGone = true;
      await worker?.terminate();
    },
  };
}

function runningRows(control: Int32Array, rows: SharedArrayBuffer): RunningRows {
  const isRunning = () => Atomics.load(control, SLOT.state) === STATE.running;
  return {
    isRunning,
    stop: () => void Atomics.store(control, SLOT.stop, 1),
    wait(isLate) {
      while (isRunning() && !isLate()) Atomics.wait(control, SLOT.state, STATE.running, LOOK_EVERY_MS);
      if (Atomics.load(control, SLOT.state) !== STATE.done) return undefined;
      return new Float64Array(rows, 0, Atomics.load(control, SLOT.count));
    },
  };
}
