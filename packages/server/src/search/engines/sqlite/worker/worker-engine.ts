import type { EngineAnswer, IndexReport, SearchEngine } from '../../../model/engine.js';
import { SEARCH_DEADLINE_MS } from '../../../model/budget.js';
import { isLookUp } from './is-look-up.js';
import { type LaneOptions, openLane } from './lane.js';
import { openReaders } from './readers.js';

/**
 * Creates the embedded engine in threads of its own: two search, one looks up ids and citations, one writes. So a
 * look-up never waits behind a search, and a search never behind a change of the index. If a thread ends unexpectedly,
 * its requests fail with a ServerError and the next request starts a new one.
 */
export function startWorkerEngine(options: LaneOptions): SearchEngine {
  const writer = openLane(options);
  const lookUps = openLane(options);
  const readers = openReaders(options);

  return {
    async search(request, { milliseconds = SEARCH_DEADLINE_MS, ...limits } = {}) {
      const task = { name: 'search', request, milliseconds } as const;
      return (await (isLookUp(request) ? lookUps : readers).run(task, limits)) as EngineAnswer;
    },
    index: async (batch) => (await writer.run({ name: 'index', batch })) as IndexReport,
    setFigures: async (batch) => (await writer.run({ name: 'figures', batch })) as IndexReport,
    remove: async (ids) => (await writer.run({ name: 'remove', ids })) as IndexReport,
    // A change is seen when it is made.
    show: async () => {},
    count: async () => (await writer.run({ name: 'count' })) as number,
    generation: async () => (await writer.run({ name: 'generation' })) as string,
    settle: async (generation) => void (await writer.run({ name: 'settle', generation })),
    async close() {
      await Promise.all([writer.close(), lookUps.close(), readers.close()]);
    },
  };
}
