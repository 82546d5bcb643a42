import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDocuments } from '../../../../citator/save-documents.js';
import type { EngineRequest } from '../../../model/engine-request.js';
import { drainIndexQueue } from '../../../indexing/index-queue.js';
import { type TestLibrary, makeCase, makeFolder, openTestLibrary } from '../../../../test-library.fixtures.js';
import { openWorkerEngine } from '../open-engine.js';
import { startWorkerEngine } from './worker-engine.js';
import { type WorkerThread, startWorkerThread } from './worker-thread.js';

const ALL: EngineRequest = { query: { type: 'all' }, from: 0, size: 10, sort: [], highlight: [], aggregations: [] };
/** A busy machine may take longer than a search may to start the thread. */
const PATIENT = { milliseconds: 60_000 };

describe('the engine in a worker thread', () => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary();
    // An index that nothing has been sent to would be one that is being filled.
    await library.add();
  });
  afterEach(() => library.close());

  it('finds documents that another connection indexes', async () => {
    const engine = await openWorkerEngine({ dataDir: library.dataDir });
    try {
      expect((await engine.search(ALL, PATIENT)).total.value).toBe(0);
      await library.add(makeCase('t:1', 'One.'));
      expect((await engine.search(ALL, PATIENT)).total.value).toBe(1);
      await saveDocuments(library.store, [makeCase('t:2', 'Two.')]);
      await drainIndexQueue(library.store, engine);
      expect(await engine.count()).toBe(2);
      await engine.remove(['nothing']);
      expect(await engine.generation()).toBe(await library.engine.generation());
    } finally {
      await engine.close();
    }
  });

  it('rejects at once when the caller cancels', async () => {
    const engine = await openWorkerEngine({ dataDir: library.dataDir });
    try {
      const caller = new AbortController();
      const search = engine.search(ALL, { signal: caller.signal });
      caller.abort();
      await expect(search).rejects.toMatchObject({ code: 'aborted' });
      await expect(engine.search(ALL, { signal: caller.signal })).rejects.toMatchObject({ code: 'aborted' });
      await expect(engine.search(ALL)).resolves.toMatchObject({ timedOut: false });
    } finally {
      await engine.close();
    }
  });

  it('H15: reports that it is busy instead of queueing requests forever', async () => {
    const engine = await openWorkerEngine({ dataDir: library.dataDir });
    try {
      const results = await Promise.allSettled(Array.from({ length: 100 }, () => engine.search(ALL)));
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(36);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', retryable: true });
    } finally {
      await engine.close();
    }
  });

  it('H14: rejects running requests with a typed error when the thread ends', async () => {
    const thread = startWorkerThread({ dataDir: library.dataDir });
    const pending = thread.run({ name: 'count' });
    const outcome = expect(pending).rejects.toMatchObject({ code: 'server', retryable: true });
    await thread.close();
    await outcome;
    expect(thread.isAlive).toBe(false);
  });

  it('H14: starts again after the thread has ended', async () => {
    const threads: WorkerThread[] = [];
    const MURDER: EngineRequest = {
      ...ALL,
      query: { type: 'match', field: 'content', text: 'murder', operator: 'or' },
    };
    const engine = startWorkerEngine({
      dataDir: library.dataDir,
      startThread: (options) => {
        const thread = startWorkerThread(options);
        threads.push(thread);
        return thread;
      },
    });
    try {
      for (const request of [ALL, MURDER]) {
        await engine.search(request);
        const inFlight = expect(engine.search(request)).rejects.toMatchObject({ code: 'server' });
        await threads.at(-1)?.close();
        await inFlight;
        await expect(engine.search(request)).resolves.toMatchObject({ total: { value: 0, relation: 'eq' } });
      }
      expect(threads).toHaveLength(4);
    } finally {
      await engine.close();
    }
    await expect(engine.search(ALL)).rejects.toMatchObject({ code: 'server' });
  });

  it('refuses a request that cannot be sent to the thread, and keeps working', async () => {
    const engine = await openWorkerEngine({ dataDir: library.dataDir });
    try {
      await expect(engine.search({ ...ALL, query: (() => undefined) as never })).rejects.toMatchObject({
        code: 'server',
      });
      await expect(engine.search(ALL)).resolves.toMatchObject({ timedOut: false });
    } finally {
      await engine.close();
    }
  });

  it('reports why it cannot open its folder', async () => {
    const folder = makeFolder();
    try {
      const file = join(folder.path, 'file');
      writeFileSync(file, '');
      await expect(openWorkerEngine({ dataDir: file })).rejects.toMatchObject({ code: 'server' });
    } finally {
      folder.remove();
    }
  });
});
