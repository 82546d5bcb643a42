import type { Coverage } from '@headnote/core/contract';
import { countActs } from '../../../library/count-acts.js';
import { countDocuments } from '../../../library/count-documents.js';
import type { Store } from '../../../store/database.js';
import type { SearchEngine } from '../../model/engine.js';
import { countCoverage } from './count-coverage.js';
import { cacheCoverage, type CacheOptions } from './cache-coverage.js';

interface CoverageOptions extends Omit<CacheOptions, 'count'> {
  readonly store: Store;
  readonly engine: SearchEngine;
}

/** Creates the reader of what the library contains. */
export function createCoverage({ store, engine, ...keep }: CoverageOptions): () => Promise<Coverage> {
  return cacheCoverage({
    ...keep,
    async count() {
      const { cases, samples, sampleCases } = await countDocuments(store);
      const stored = await countActs(store, { hasRealJudgments: cases > sampleCases });
      return countCoverage({ engine, stored, sample: { judgments: sampleCases, acts: samples - sampleCases } });
    },
  });
}
