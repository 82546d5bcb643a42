import type { Store } from '../../store/database.js';
import type { SearchEngine } from '../model/engine.js';
import { readForIndex } from '../indexing/read-for-index.js';
import { openOpenSearch, renewOpenSearch } from '../engines/opensearch/open-engine.js';
import { openWorkerEngine } from '../engines/sqlite/open-engine.js';

/** Which engine to open, and the library that it searches. */
export interface EngineChoice {
  readonly dataDir: string;
  /** Address of an OpenSearch; undefined: the embedded engine in the data folder. */
  readonly searchUrl: string | undefined;
  /** Beginning of the names of the indices of OpenSearch. */
  readonly searchIndex: string;
  readonly store: Store;
}

/** Begins a new index, for an engine that fills it while the old one answers; the embedded engine replaces documents in place. */
export async function renewIndex({
  searchUrl,
  searchIndex,
}: Pick<EngineChoice, 'searchUrl' | 'searchIndex'>): Promise<void> {
  if (searchUrl !== undefined) await renewOpenSearch({ url: searchUrl, prefix: searchIndex });
}

/** Opens the search engine of a server or an import. Throws ConfigError if it cannot be used. */
export async function openEngine({ dataDir, searchUrl, searchIndex, store }: EngineChoice): Promise<SearchEngine> {
  if (searchUrl === undefined) return openWorkerEngine({ dataDir });
  const readTexts = async (ids: readonly string[]) => (await readForIndex(store, ids)).documents;
  return openOpenSearch({ url: searchUrl, prefix: searchIndex, readTexts });
}
