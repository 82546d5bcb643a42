import type { IndexFailure, SearchEngine } from '../search/model/engine.js';
import { type DrainOptions, drainIndexQueue } from '../search/indexing/index-queue.js';
import type { Store } from '../store/database.js';

/** Sends stored documents to the index while the import reads the next ones. */
export interface BackgroundIndexing {
  /** Starts a run of the queue unless one is under way. Throws the error of an earlier run. */
  start(): void;
  /** Sends the remaining changes, waits for them, and returns the documents that the engine could not take. */
  finish(): Promise<readonly IndexFailure[]>;
}

/**
 * Indexes in the background of an import: an engine in its own thread uses a second core. A stop by the signal is not a
 * failure; the remaining changes wait in the queue for the next import or the server.
 */
export function indexInBackground(store: Store, engine: SearchEngine, options: DrainOptions): BackgroundIndexing {
  const failures: IndexFailure[] = [];
  let running: Promise<void> | undefined;
  let problem: { readonly error: unknown } | undefined;

  const run = async (drainOptions: DrainOptions) => {
    try {
      await drainIndexQueue(store, engine, { ...drainOptions, onFailure: (failure) => failures.push(failure) });
    } catch (error) {
      if (!options.signal?.aborted) problem = { error };
    }
  };
  const rethrow = () => {
    if (problem !== undefined) throw problem.error;
  };

  return {
    start() {
      rethrow();
      const { signal } = options;
      running ??= run(signal === undefined ? {} : { signal }).finally(() => {
        running = undefined;
      });
    },
    async finish() {
      await running;
      rethrow();
      if (!options.signal?.aborted) await run(options);
      rethrow();
      return failures;
    },
  };
}
