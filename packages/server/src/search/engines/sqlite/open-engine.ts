import type { SearchEngine } from '../../model/engine.js';
import { startLocalEngine } from './local-engine.js';
import { startWorkerEngine } from './worker/worker-engine.js';

/**
 * Opens the embedded engine in a worker thread, for a server: searches never block the event loop. `dataDir` is the
 * folder of `search.db`, which is created if missing. Resolves when the thread answers.
 */
export async function openWorkerEngine(options: { readonly dataDir: string }): Promise<SearchEngine> {
  const engine = startWorkerEngine(options);
  try {
    await engine.generation();
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Opens the embedded engine in this thread, for an import or a test: its searches block the event loop. */
export async function openLocalEngine(options: { readonly dataDir: string }): Promise<SearchEngine> {
  return startLocalEngine(options);
}
