import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIndexing } from './start-indexing.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

it('indexes and resolves the documents of a killed import, and updates the counts in the index', async () => {
  const { store, engine } = library;
  await saveDocuments(store, [
    makeCase('t:1', 'See AIR 1960 SC 5.', { decidedOn: '1970-01-01' }),
    makeCase('t:2', 'Cited.', { decidedOn: '1960-01-01', otherCitations: ['AIR 1960 SC 5'] }),
  ]);
  const error = vi.fn();
  const running = startIndexing({ store, engine, log: { error } as never });
  const citedCounts = async () => {
    const request = { query: { type: 'all' }, from: 0, size: 9, highlight: [], aggregations: [] } as const;
    const { hits } = await engine.search({ ...request, sort: [{ field: 'citedCount', descending: true }] });
    return hits.map(({ sort }) => sort?.[0]);
  };
  await vi.waitFor(async () => expect(await citedCounts()).toEqual([1, 0]), { timeout: 20_000 });
  await running.stop();
  expect(error).not.toHaveBeenCalled();
});
