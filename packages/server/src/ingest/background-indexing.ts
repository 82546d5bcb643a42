import { type DrainOptions, drainIndexQueue } from '../search/indexing/index-queue.js';
import type { SearchEngine } from '../search/engine.js';
import type { Store } from '../store/database.js';

/** Hands stored documents to the index while the next ones are read. */
export interface IndexBeside {
  /** Starts a run of the queue unless one is under way. Throws what an earlier run failed with. */
  kick(): void;
  /** Works off what is left and waits for it. */
  finish(): Promise<void>;
}

/**
 * Indexes beside the reading: with an engine in a thread of its own both cores work. A stop by the signal is no failure;
 * what is left waits in the queue for the next import or the server.
 */
export function indexBeside(store: Store, engine: SearchEngine, options: DrainOptions): IndexBeside {
  let running: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;

  const run = async (drainOptions: DrainOptions) => {
    try {
      await drainIndexQueue(store, engine, drainOptions);
    } catch (error) {
      if (!options.signal?.aborted) failure = { error };
    }
  };
  const rethrow = () => {
    if (failure !== undefined) throw failure.error;
  };

  return {
    kick() {
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
    },
  };
}
