import { parentPort, workerData } from 'node:worker_threads';
import { isHeadnoteError } from '@headnote/core/errors';
import { startBudget } from './budget.js';
import type { EngineAnswer } from './engine.js';
import { openSqliteIndex } from './sqlite/sqlite-index.js';
import {
  ABORT_SLOTS,
  type WorkerFailure,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
  type WorkerTask,
} from './worker-messages.js';

// Entry of the search thread: opens the index of the data folder and answers one request after the other.
if (parentPort === null) throw new Error('This file runs as a worker thread of the search engine, not by itself.');
const port = parentPort;
const { dataDir, aborted } = workerData as WorkerStart;
const abortedIds = new Int32Array(aborted);
const index = openSqliteIndex({ dataDir });

port.on('message', ({ id, task }: WorkerRequest) => {
  port.postMessage(answer(id, task));
});

function answer(id: number, task: WorkerTask): WorkerReply {
  try {
    return { id, ok: true, value: perform(id, task) };
  } catch (error) {
    return { id, ok: false, error: describe(error) };
  }
}

function perform(id: number, task: WorkerTask): EngineAnswer | number | string | undefined {
  const isAborted = () => Atomics.load(abortedIds, id % ABORT_SLOTS) === id;
  switch (task.name) {
    case 'search':
      // Nobody waits for it any more: it only has to be struck off.
      if (isAborted()) return undefined;
      return index.search(task.request, startBudget({ isAborted }));
    case 'index':
      index.index(task.batch);
      return undefined;
    case 'remove':
      index.remove(task.ids);
      return undefined;
    case 'count':
      return index.count();
    case 'generation':
      return index.generation();
  }
}

function describe(error: unknown): WorkerFailure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, code: isHeadnoteError(error) ? error.code : undefined };
}
