import type { SearchEngine } from '../../model/engine.js';
import { startBudget } from '../../model/budget.js';
import { openSqliteIndex } from './sqlite-index.js';

/** Creates the embedded engine in this thread. */
export function startLocalEngine(options: { readonly dataDir: string }): SearchEngine {
  const index = openSqliteIndex(options);
  return {
    search: async (request, { signal, milliseconds, onSpent } = {}) => {
      signal?.throwIfAborted();
      const start = performance.now();
      try {
        return index.search(request, startBudget(milliseconds === undefined ? {} : { milliseconds }));
      } finally {
        onSpent?.(performance.now() - start);
      }
    },
    index: async (batch) => index.index(batch),
    setFigures: async (batch) => index.setFigures(batch),
    remove: async (ids) => index.remove(ids),
    // A change is seen when it is made.
    show: async () => {},
    count: async () => index.count(),
    generation: async () => index.generation(),
    settle: async (generation) => index.settle(generation),
    close: async () => index.close(),
  };
}
