import type { Store } from '../store/database.js';
import type { SearchEngine } from './engine.js';
import { drainIndexQueue } from './index-queue.js';
import { IndexLostError } from './index-lost-error.js';
import { openWorkerEngine } from './worker-engine.js';

/** Where the engine finds its files, and who hears of what happens in the background. */
export interface OpenSearchOptions {
  readonly dataDir: string;
  readonly store: Store;
  /** Called when a lost index could not be made again; the next search tries once more. */
  onProblem?(error: unknown): void;
}

/**
 * Opens the search of a server: the engine in its thread, and an index that is made again from the library by itself
 * when its file is damaged or deleted. Searches meanwhile fail with an IndexLostError or find what is there already.
 */
export function openSearch({ dataDir, store, onProblem }: OpenSearchOptions): SearchEngine {
  const engine = openWorkerEngine({ dataDir });
  const stop = new AbortController();
  let repair: Promise<void> | undefined;

  function startRepair(): void {
    repair ??= drainIndexQueue(store, engine, { signal: stop.signal })
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) onProblem?.(error);
      })
      .finally(() => {
        repair = undefined;
      });
  }

  return {
    ...engine,
    async search(request, options) {
      try {
        return await engine.search(request, options);
      } catch (error) {
        if (error instanceof IndexLostError) startRepair();
        throw error;
      }
    },
    async close() {
      stop.abort();
      await repair;
      await engine.close();
    },
  };
}
