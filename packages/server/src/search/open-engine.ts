import type { SearchEngine } from './engine.js';

/**
 * Opens the embedded engine in a worker thread, for a server: searches never hold up the event loop.
 * `dataDir` is the data folder that holds `search.db`.
 */
export async function openWorkerEngine(options: { readonly dataDir: string }): Promise<SearchEngine> {
  throw new Error(`Not written yet: ${options.dataDir}`);
}

/** Opens the embedded engine in this thread, for an import. */
export async function openLocalEngine(options: { readonly dataDir: string }): Promise<SearchEngine> {
  throw new Error(`Not written yet: ${options.dataDir}`);
}
