import type { FastifyBaseLogger } from 'fastify';
import { resolveCitations } from './citator/resolve-citations.js';
import { drainIndexQueue } from './search/indexing/index-queue.js';
import type { SearchEngine } from './search/engine.js';
import type { Store } from './store/database.js';

/** How long a document that another process stored may wait for the index when that process did not index it itself. */
const INTERVAL_MS = 15_000;

interface KeepIndexedOptions {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly log: FastifyBaseLogger;
}

/** Works off the queues now and then, so that nothing a stopped import left behind stays unresolved or unfound. */
export function keepIndexed({ store, engine, log }: KeepIndexedOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  const catchUp = async () => {
    const { signal } = stopping;
    // What was stored is found first; the counts that the citations change follow.
    await drainIndexQueue(store, engine, { signal });
    if ((await resolveCitations(store, { signal })) > 0) await drainIndexQueue(store, engine, { signal });
  };

  const run = () => {
    if (isRunning || stopping.signal.aborted) return;
    isRunning = true;
    running = catchUp()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'citations or the index queue could not be worked off');
      })
      .finally(() => {
        isRunning = false;
      });
  };

  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
