import type { FastifyBaseLogger } from 'fastify';
import { fillCompletions } from '../library/completions/fill-completions.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import type { IndexFailure, SearchEngine } from '../search/model/engine.js';
import { type DrainOptions, drainIndexQueue } from '../search/indexing/index-queue.js';
import type { Store } from '../store/database.js';
import { readUrgentChanges, retryFailures } from '../store/queues.js';
import { repeatJob } from './repeat-job.js';

/** How long a document from another process waits for the index if that process does not index it. */
const INTERVAL_MS = 15_000;

/** How long the index finds a document by what was masked, at most, before a server changes it. */
const URGENT_MS = 300;

interface Dependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly log: FastifyBaseLogger;
}

/**
 * Works on both queues every 15 seconds, so that the rest of a stopped import is resolved and indexed, and its names
 * and words complete what readers type. What is masked, hidden or taken down is indexed at once. Tries documents again that were set aside before this start, and logs those that
 * fail again.
 */
export function startIndexing({ store, engine, log }: Dependencies): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reportAs = (message: string) => ({
    signal,
    onFailure: ({ id, reason }: IndexFailure) => log.error({ documentId: id, reason }, message),
  });
  const options: DrainOptions = reportAs('the index could not take a document');
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  let hasRetried = false;

  const catchUp = async () => {
    if (!hasRetried) await retryFailures(store.db);
    hasRetried = true;
    // Indexes new documents first; the counts that their citations change follow.
    await drainIndexQueue(store, engine, options);
    await fillCompletions(store, reportAs('the names and words of a document could not be counted'));
    const resolved = await resolveCitations(store, reportAs('the citations of a document could not be resolved'));
    if (resolved > 0) await drainIndexQueue(store, engine, options);
  };

  const run = () => {
    if (isRunning || stopping.signal.aborted) return;
    isRunning = true;
    running = catchUp()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the citator or the index queue has failed');
      })
      .finally(() => {
        isRunning = false;
      });
  };

  // Beside the other work, which may take minutes.
  const urgent = repeatJob({
    work: async () => {
      if ((await readUrgentChanges(store.db, 1)).length > 0) await drainIndexQueue(store, engine, options);
    },
    everyMs: URGENT_MS,
    onError: (error) => {
      if (!signal.aborted) log.error({ err: error }, 'what was masked or taken down could not be indexed');
    },
  });
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await urgent.stop();
      await running;
    },
  };
}
