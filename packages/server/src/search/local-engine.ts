import type { SearchEngine } from './engine.js';
import { openSqliteIndex } from './sqlite/sqlite-index.js';

/**
 * Opens the embedded engine in this thread, for an import or a test. `dataDir` is the data folder of `search.db`,
 * which is made when it is missing. Searches hold up the event loop; a server uses the worker engine.
 */
export function openLocalEngine(options: { readonly dataDir: string }): SearchEngine {
  const index = openSqliteIndex(options);
  return {
    search: async (request, { signal } = {}) => {
      signal?.throwIfAborted();
      return index.search(request);
    },
    index: async (batch) => index.index(batch),
    remove: async (ids) => index.remove(ids),
    count: async () => index.count(),
    generation: async () => index.generation(),
    close: async () => index.close(),
  };
}
