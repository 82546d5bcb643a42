import type { Store } from '../store/database.js';
import type { SearchEngine } from './engine.js';
import { type DrainOptions, drainIndexQueue } from './index-queue.js';

/** The queue being worked off while somebody stores documents. */
export interface BackgroundIndexing {
  /** Says that documents have been stored. Never waits. */
  wake(): void;
  /** Works off what is left; answers the number of changes handed over in all. Throws what went wrong on the way. */
  finish(): Promise<number>;
}

/**
 * Works off the index queue beside an import. With the worker engine, storing and indexing share two cores, which
 * takes little more than half the time of one after the other.
 */
export function indexInBackground(store: Store, engine: SearchEngine, options: DrainOptions = {}): BackgroundIndexing {
  let done = 0;
  let running: Promise<void> | undefined;
  let isAwake = false;
  let failure: { readonly error: unknown } | undefined;

  async function run(): Promise<void> {
    while (isAwake && failure === undefined) {
      isAwake = false;
      try {
        const before = done;
        done += await drainIndexQueue(store, engine, {
          ...options,
          onProgress: (progress) => options.onProgress?.({ ...progress, done: before + progress.done }),
        });
      } catch (error) {
        failure = { error };
      }
    }
    running = undefined;
  }

  function wake(): void {
    isAwake = true;
    running ??= run();
  }

  return {
    wake,
    async finish() {
      wake();
      await running;
      if (failure !== undefined) throw failure.error;
      return done;
    },
  };
}
