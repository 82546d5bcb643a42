import type { SearchEngine } from '../search/model/engine.js';
import type { Store } from '../store/database.js';
import { createServices, type Services } from './services.js';
import { createSearchGate, MEMBER_GATE, VISITOR_GATE } from './search-gate.js';
import { memoryCells } from '../runtime/budgets/cells.js';

/** The services of a test that counts no coverage and lets every visitor search as often as a server's gate allows. */
export function createTestServices({
  store,
  engine,
  now = () => performance.now(),
}: {
  store: Store;
  engine: SearchEngine;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}): Services {
  return createServices({
    store,
    engine,
    now,
    coverage: async () => {
      throw new Error('This test has no coverage.');
    },
    spendVisitorSearch: () => Promise.resolve(),
    cells: memoryCells(now),
    visitorGate: createSearchGate({ ...VISITOR_GATE, now: () => performance.now() }),
    memberGate: createSearchGate({ ...MEMBER_GATE, now: () => performance.now() }),
    originals: {
      keep: async () => {
        throw new Error('This test keeps no originals.');
      },
      find: async () => undefined,
      having: async () => new Set(),
    },
  });
}
