import type { Coverage } from '@headnote/core/contract';
import { countSections } from '../../../library/count-sections.js';
import type { Store } from '../../../store/database.js';
import type { SearchEngine } from '../../model/engine.js';
import { countCoverage } from './count-coverage.js';
import { keepCoverage, type KeepOptions } from './keep-coverage.js';

interface CoverageOptions extends Omit<KeepOptions, 'count'> {
  readonly store: Store;
  readonly engine: SearchEngine;
}

/** Creates the reader of what the library contains. */
export function createCoverage({ store, engine, ...keep }: CoverageOptions): () => Promise<Coverage> {
  return keepCoverage({ ...keep, count: () => countCoverage({ engine, countSections: () => countSections(store) }) });
}
