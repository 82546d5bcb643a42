import type { Coverage } from '@headnote/core/contract';
import { countSections } from '../../../library/count-sections.js';
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
  return cacheCoverage({ ...keep, count: () => countCoverage({ engine, countSections: () => countSections(store) }) });
}
