import type { MessagePort } from 'node:worker_threads';
import { isHeadnoteError } from '@headnote/core/errors';
import { type Budget, startBudget } from '../../../model/budget.js';
import type { EngineAnswer, IndexReport } from '../../../model/engine.js';
import type { EngineRequest } from '../../../model/engine-request.js';
import { openPartner } from '../partner/partner.js';
import { openSqliteIndex } from '../sqlite-index.js';
import {
  ABORT_SLOTS,
  type WorkerFailure,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
  type WorkerTask,
} from './worker-messages.js';

/** Serves the engine in a thread: opens the index of the data folder and answers one request after the other. */
export function serveRequests(port: MessagePort, { dataDir, aborted, searching }: WorkerStart): void {
  const abortedIds = new Int32Array(aborted);
  const searchingId = new Int32Array(searching);
  const index = openSqliteIndex({ dataDir, partner: openPartner({ dataDir }) });

  port.on('message', ({ id, task }: WorkerRequest) => {
    port.postMessage(answer(id, task));
  });

  function answer(id: number, task: WorkerTask): WorkerReply {
    const start = performance.now();
    const took = () => performance.now() - start;
    try {
      return { id, ok: true, value: perform(id, task), took: took() };
    } catch (error) {
      return { id, ok: false, error: describe(error), took: took() };
    }
  }

  function perform(id: number, task: WorkerTask): EngineAnswer | IndexReport | number | string | undefined {
    const isAborted = () => Atomics.load(abortedIds, id % ABORT_SLOTS) === id;
    switch (task.name) {
      case 'search':
        // No one waits for the answer any more.
        if (isAborted()) return undefined;
        return search(id, task.request, startBudget({ isAborted, milliseconds: task.milliseconds }));
      case 'index':
        return index.index(task.batch);
      case 'figures':
        return index.setFigures(task.batch);
      case 'remove':
        return index.remove(task.ids);
      case 'count':
        return index.count();
      case 'generation':
        return index.generation();
      case 'settle':
        index.settle(task.generation);
        return undefined;
    }
  }

  /** Announces a running search, so it can be ended; reading the library into memory must not be interrupted. */
  function search(id: number, request: EngineRequest, budget: Budget): EngineAnswer {
    index.prepare();
    Atomics.store(searchingId, 0, id);
    try {
      return index.search(request, budget);
    } finally {
      Atomics.store(searchingId, 0, 0);
    }
  }
}

function describe(error: unknown): WorkerFailure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, code: isHeadnoteError(error) ? error.code : undefined };
}
