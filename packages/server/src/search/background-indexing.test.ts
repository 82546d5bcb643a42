import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDocuments } from '../store/save-documents.js';
import { indexInBackground } from './background-indexing.js';
import { type TestLibrary, makeCase, openTestLibrary } from './library.fixtures.js';
import { openWorkerEngine } from './open-engine.js';

describe('indexInBackground', () => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary();
  });
  afterEach(() => library.close());

  it('has everything in the index when it is finished, whatever was stored meanwhile', async () => {
    const engine = await openWorkerEngine({ dataDir: library.dataDir });
    try {
      const indexing = indexInBackground(library.store, engine);
      for (let batch = 0; batch < 8; batch += 1) {
        await saveDocuments(
          library.store,
          Array.from({ length: 20 }, (_, index) => makeCase(`t:${batch}:${index}`, 'Text.')),
        );
        indexing.wake();
      }
      expect(await indexing.finish()).toBe(160);
      expect(await engine.count()).toBe(160);
      expect(await indexing.finish()).toBe(160);
    } finally {
      await engine.close();
    }
  });

  it('says at the end what went wrong on the way', async () => {
    const broken = { ...library.engine, index: () => Promise.reject(new Error('disk full')) };
    const indexing = indexInBackground(library.store, broken);
    await saveDocuments(library.store, [makeCase('t:1', 'Text.')]);
    indexing.wake();
    await expect(indexing.finish()).rejects.toThrow('disk full');
  });
});
