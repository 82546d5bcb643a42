import { ServerError } from '@headnote/core/errors';
import type { SearchEngine } from '../../model/engine.js';
import type { ReadTexts } from './answer/highlight-page.js';
import { openFilledIndex } from './filled-index.js';
import { openFilling } from './filling.js';
import { ADMIN_MS, indexNames, refreshIndex } from './indices.js';
import { openVocabulary } from './indexing/vocabulary.js';
import { cacheStatistics } from './query/statistics.js';
import { searchOpenSearch } from './search-opensearch.js';
import type { EngineClient } from './transport/client.js';
import { createTurns } from './turns.js';

/** What the engine works with. */
export interface EngineParts {
  readonly client: EngineClient;
  /** Beginning of the names of all its indices. */
  readonly prefix: string;
  readonly readTexts: ReadTexts;
}

/** Creates the engine of an OpenSearch that answers. Its indices are created when they are first needed. */
export function createOpenSearchEngine({ client, prefix, readTexts }: EngineParts): SearchEngine {
  const names = indexNames(prefix);
  const { documents, words } = names;
  const parts = {
    client,
    index: documents,
    readTexts,
    vocabulary: openVocabulary(client, words),
    statistics: cacheStatistics(client, documents),
    filled: openFilledIndex(client, documents),
  };
  const turns = createTurns();
  const closing = new AbortController();
  const filling = openFilling({ client, prefix });

  return {
    async search(request, { signal, onSpent, ...limits } = {}) {
      if (closing.signal.aborted) throw new ServerError('The search is closed.');
      return turns.take({ signal, ...limits }, async (milliseconds) => {
        const start = performance.now();
        try {
          const stop = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
          return await searchOpenSearch(request, { milliseconds, signal: stop }, parts);
        } finally {
          onSpent?.(performance.now() - start);
        }
      });
    },
    async index(batch) {
      parts.statistics.forget();
      return filling.write((writer) => writer.index(batch));
    },
    setFigures: async (batch) => filling.write((writer) => writer.setFigures(batch)),
    async remove(ids) {
      parts.statistics.forget();
      return filling.write((writer) => writer.remove(ids));
    },
    show: async () => refreshIndex(client, documents),
    async count() {
      await filling.generation();
      const { count } = await client.call<{ readonly count: number }>({
        method: 'GET',
        path: `/${documents}/_count`,
        milliseconds: ADMIN_MS,
      });
      return count;
    },
    generation: async () => filling.generation(),
    settle: async (settled) => filling.settle(settled),
    async close() {
      closing.abort();
    },
  };
}
