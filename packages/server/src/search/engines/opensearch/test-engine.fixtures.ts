import { basename } from 'node:path';
import type { OpenEngine } from '../../../test-library.fixtures.js';
import type { SearchEngine } from '../../model/engine.js';
import { readForIndex } from '../../indexing/read-for-index.js';
import { openLocalEngine } from '../sqlite/open-engine.js';
import { openOpenSearch } from './open-engine.js';
import { deleteIndices, indexNames } from './indices.js';
import { createEngineClient } from './transport/client.js';

/** Address of the OpenSearch of this run. */
export const testUrl = process.env['SEARCH_TEST_URL'];

/** No deadline: the machine may be busy. */
const PATIENCE_MS = 60_000;

/**
 * Opens the engine of a test library, with indices named like its folder, and much time for each search. Without an
 * OpenSearch it is the embedded engine, and every test of the project skips itself.
 */
export const openTestEngine: OpenEngine = async ({ dataDir, store }): Promise<SearchEngine> => {
  if (testUrl === undefined) return openLocalEngine({ dataDir });
  const readTexts = async (ids: readonly string[]) => (await readForIndex(store, ids)).documents;
  const engine = await openOpenSearch({ url: testUrl, prefix: prefixOf(dataDir), readTexts });
  return {
    ...engine,
    search: async (request, limits) => engine.search(request, { milliseconds: PATIENCE_MS, ...limits }),
  };
};

/** Returns the beginning of the names of a test library's indices. */
export function prefixOf(dataDir: string): string {
  return `test-${basename(dataDir).toLowerCase()}`;
}

/** Deletes the indices of a test library. */
export async function removeTestIndices(dataDir: string): Promise<void> {
  if (testUrl === undefined) return;
  const client = createEngineClient(testUrl);
  for (const alias of Object.values(indexNames(prefixOf(dataDir)))) await deleteIndices(client, alias);
}
