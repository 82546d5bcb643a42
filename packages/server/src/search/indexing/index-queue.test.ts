import { closeSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarks } from '../../citator/marks.js';
import { saveDocuments } from '../../citator/save-documents.js';
import { documentId } from '../../library/document-id.js';
import { openDatabase } from '../../store/database.js';
import { retryFailures } from '../../store/queues.js';
import type { IndexFailure, SearchEngine } from '../model/engine.js';
import type { EngineRequest } from '../model/engine-request.js';
import { countQueue, drainIndexQueue } from './index-queue.js';
import { IndexLostError } from '../model/index-lost-error.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { openLocalEngine } from '../engines/sqlite/open-engine.js';
import { testDatabase } from '../../store/test-database.fixtures.js';

const REQUEST: EngineRequest = {
  query: { type: 'all' },
  from: 0,
  size: 100,
  sort: [],
  highlight: [],
  aggregations: [],
};
const cases = (count: number, text = 'estoppel') =>
  Array.from({ length: count }, (_, index) => makeCase(`t:${index}`, `Case ${index} on ${text}.`));
const find = (engine: SearchEngine, text: string) =>
  engine.search({ ...REQUEST, query: { type: 'match', field: 'content', text, operator: 'and' } });

/** An engine that fails during a call, before or after the call takes effect. */
function dyingEngine(engine: SearchEngine, dies: 'before' | 'after'): SearchEngine {
  return {
    ...engine,
    async index(batch) {
      if (dies === 'after') await engine.index(batch);
      throw new Error('killed');
    },
  };
}

describe('the index queue', () => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary();
  });
  afterEach(() => library.close());

  it('reports finished and remaining documents', async () => {
    await saveDocuments(library.store, cases(150));
    const progress: unknown[] = [];
    const done = await drainIndexQueue(library.store, library.engine, { onProgress: (each) => progress.push(each) });
    expect(done).toBe(150);
    expect(progress).toEqual([
      { done: 100, left: 50 },
      { done: 150, left: 0 },
    ]);
    expect(await drainIndexQueue(library.store, library.engine)).toBe(0);
  });

  it.each(['before', 'after'] as const)('ends with the same index after a kill %s the index commits', async (dies) => {
    await saveDocuments(library.store, cases(30));
    await expect(drainIndexQueue(library.store, dyingEngine(library.engine, dies))).rejects.toThrow('killed');
    expect(await countQueue(library.store)).toBe(30);
    await drainIndexQueue(library.store, library.engine);
    expect((await find(library.engine, 'estoppel')).total.value).toBe(30);
    expect(await library.engine.count()).toBe(30);
    expect(await countQueue(library.store)).toBe(0);
  });

  it('keeps a change that arrives while its batch is being indexed', async () => {
    await saveDocuments(library.store, cases(1, 'estoppel'));
    const slow: SearchEngine = {
      ...library.engine,
      async index(batch) {
        const report = await library.engine.index(batch);
        if (await countQueue(library.store)) await saveDocuments(library.store, cases(1, 'laches'));
        return report;
      },
    };
    await drainIndexQueue(library.store, slow);
    expect((await find(library.engine, 'laches')).total.value).toBe(1);
    expect((await find(library.engine, 'estoppel')).total.value).toBe(0);
  });

  describe('with a document that the engine cannot take', () => {
    const broken = documentId('case', 't:1');
    const breakText = () =>
      library.store.db
        .updateTable('document_bodies')
        .set({ plain: Buffer.from('not packed') })
        .where('document_id', '=', broken)
        .execute();
    const waitingIds = async () =>
      (await library.store.db.selectFrom('index_queue').select('document_id').execute()).map((row) => row.document_id);

    it('indexes all others, keeps only that one in the queue, and reports the reason', async () => {
      await saveDocuments(library.store, cases(30));
      await breakText();
      const failures: IndexFailure[] = [];
      const done = await drainIndexQueue(library.store, library.engine, { onFailure: (each) => failures.push(each) });
      expect(done).toBe(29);
      expect(await library.engine.count()).toBe(29);
      expect((await find(library.engine, 'estoppel')).total.value).toBe(29);
      expect(failures).toEqual([{ id: broken, reason: expect.stringMatching(/^Error: /) as string }]);
      expect(await waitingIds()).toEqual([broken]);
      expect(await countQueue(library.store)).toBe(0);
    });

    it('does not try it again in the next run, but after a change or a retry', async () => {
      await saveDocuments(library.store, cases(3));
      await breakText();
      let tries = 0;
      const engine: SearchEngine = {
        ...library.engine,
        index: (batch) => {
          tries += 1;
          return library.engine.index(batch);
        },
      };
      await drainIndexQueue(library.store, engine);
      await drainIndexQueue(library.store, engine);
      expect(tries).toBe(1);
      await retryFailures(library.store.db);
      await drainIndexQueue(library.store, engine);
      expect(tries).toBe(2);
      await saveDocuments(library.store, [makeCase('t:1', 'Whole again, on estoppel.')]);
      expect(await drainIndexQueue(library.store, engine)).toBe(1);
      expect((await find(engine, 'estoppel')).total.value).toBe(3);
      expect(await waitingIds()).toEqual([]);
    });

    it('finds the words of documents that were in the same batch', async () => {
      await saveDocuments(library.store, cases(5, 'estoppel zebra'));
      await breakText();
      await drainIndexQueue(library.store, library.engine);
      await library.add(makeCase('t:9', 'A later case on quagga.'));
      expect((await find(library.engine, 'zebra')).total.value).toBe(4);
      expect((await find(library.engine, 'quagga')).total.value).toBe(1);
      expect((await find(library.engine, 'later zebra')).total.value).toBe(0);
    });

    it('does not leave the former words of a masked one in the index', async () => {
      await library.add(...cases(3));
      await createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 }).mask({
        which: broken,
        reason: 'By order of the court.',
        names: [{ name: 'estoppel', mask: 'X' }],
      });
      await breakText();
      expect(await drainIndexQueue(library.store, library.engine)).toBe(0);
      expect((await find(library.engine, 'estoppel')).total.value).toBe(2);
      expect(await waitingIds()).toEqual([broken]);
    });

    it('records a document that the engine does not report', async () => {
      await saveDocuments(library.store, cases(2));
      const silent: SearchEngine = { ...library.engine, index: async () => ({ done: [], failed: [] }) };
      const failures: IndexFailure[] = [];
      expect(await drainIndexQueue(library.store, silent, { onFailure: (each) => failures.push(each) })).toBe(0);
      expect(failures.map(({ reason }) => reason)).toEqual(Array(2).fill('The engine did not report this document.'));
    });
  });

  it('lets one run at a time send a batch, also from another store of the same folder', async () => {
    await saveDocuments(library.store, cases(120));
    const other = await openDatabase(await testDatabase(library.dataDir));
    let running = 0;
    let most = 0;
    const watched: SearchEngine = {
      ...library.engine,
      async index(batch) {
        running += 1;
        most = Math.max(most, running);
        const report = await library.engine.index(batch);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return report;
      },
    };
    const done = await Promise.all([drainIndexQueue(library.store, watched), drainIndexQueue(other, watched)]);
    await other.close();
    expect(done[0] + done[1]).toBe(120);
    expect(most).toBe(1);
  });

  it('stops between batches when the signal aborts', async () => {
    await saveDocuments(library.store, cases(250));
    const stop = new AbortController();
    const run = drainIndexQueue(library.store, library.engine, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(run).rejects.toThrow();
    expect(await countQueue(library.store)).toBe(150);
  });

  it('removes documents from the index that were removed from the library', async () => {
    await library.add(...cases(3));
    const [first] = (await library.engine.search(REQUEST)).hits;
    const id = first?.id ?? '';
    await library.store.db.deleteFrom('documents').where('id', '=', id).execute();
    await library.store.db.insertInto('index_queue').values({ document_id: id, op: 'remove', revision: 'x' }).execute();
    await drainIndexQueue(library.store, library.engine);
    expect(await library.engine.count()).toBe(2);
    expect((await find(library.engine, 'estoppel')).total.value).toBe(2);
  });

  describe('L9: with a lost index', () => {
    const reopen = async () => {
      library = { ...library, engine: await openLocalEngine({ dataDir: library.dataDir }) };
      return library.engine;
    };
    beforeEach(async () => {
      await library.add(...cases(120));
      await library.engine.close();
    });

    it('rebuilds a missing file from the library', async () => {
      for (const name of readdirSync(library.dataDir)) {
        if (name.startsWith('search.db')) rmSync(join(library.dataDir, name));
      }
      const engine = await reopen();
      expect(await engine.count()).toBe(0);
      await drainIndexQueue(library.store, engine);
      expect((await find(engine, 'estoppel')).total.value).toBe(120);
    });

    it.each(['', 'this is no database, but it is long enough to be looked at as one, and then some more of it'])(
      'rebuilds a file that contains %j',
      async (content) => {
        writeFileSync(join(library.dataDir, 'search.db'), content);
        const engine = await reopen();
        await drainIndexQueue(library.store, engine);
        expect((await find(engine, 'estoppel')).total.value).toBe(120);
      },
    );

    it('detects a damaged file while searching, and rebuilds it', async () => {
      damage(join(library.dataDir, 'search.db'));
      const engine = await reopen();
      const query = { type: 'phrase', field: 'content', text: 'on estoppel' } as const;
      const outcome = await engine.search({ ...REQUEST, query }).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(IndexLostError);
      await drainIndexQueue(library.store, engine);
      expect((await find(engine, 'estoppel')).total.value).toBe(120);
    });

    it('detects a damaged file while indexing, and rebuilds it', async () => {
      damage(join(library.dataDir, 'search.db'));
      const engine = await reopen();
      await saveDocuments(library.store, cases(120, 'laches'));
      await drainIndexQueue(library.store, engine);
      expect((await find(engine, 'laches')).total.value).toBe(120);
    });

    it('detects that the file was deleted while open', async () => {
      const engine = await reopen();
      await engine.count();
      for (const suffix of ['', '-wal', '-shm']) rmSync(join(library.dataDir, `search.db${suffix}`), { force: true });
      await expect(find(engine, 'estoppel')).rejects.toBeInstanceOf(IndexLostError);
      await drainIndexQueue(library.store, engine);
      expect((await find(engine, 'estoppel')).total.value).toBe(120);
    });
  });
});

/** Overwrites a page that only a search in the word index reads. */
function damage(path: string): void {
  const db = new Sqlite(path);
  const page = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'streams'").pluck().get() as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(file);
}
