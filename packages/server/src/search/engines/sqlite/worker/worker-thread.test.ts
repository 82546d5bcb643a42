import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineRequest } from '../../../model/engine-request.js';
import { workerLocation } from '../../../../runtime/worker-location.js';
import { type WorkerThread, startWorkerThread } from './worker-thread.js';

/** Has no built file. */
const STUCK_WORKER = {
  built: './stuck-worker.js',
  source: 'search/engines/sqlite/worker/stuck-worker.fixtures.ts',
};

const QUICK: EngineRequest = { query: { type: 'all' }, from: 0, size: 1, sort: [], highlight: [], aggregations: [] };
const STUCK: EngineRequest = { ...QUICK, size: 0, aggregations: [{ name: 'courts', field: 'courtName', size: 5 }] };

/** Deadline, grace period, start of another thread from sources; generous, because CI machines may be busy. */
const SOON_MS = 20_000;

describe('a search that is stuck in a SQLite statement', { timeout: 60_000 }, () => {
  let thread: WorkerThread;
  beforeEach(async () => {
    thread = startWorkerThread({ dataDir: '', location: workerLocation(STUCK_WORKER) });
    await thread.run({ name: 'count' });
  });
  afterEach(() => thread.close());
  const search = (request: EngineRequest, signal?: AbortSignal) =>
    thread.run({ name: 'search', request, milliseconds: 2000 }, signal === undefined ? {} : { signal });

  it('H15: is answered as out of time, and another thread answers the waiting requests', async () => {
    const start = performance.now();
    const stuck = search(STUCK);
    const beside = Promise.all([search(QUICK), thread.run({ name: 'remove', ids: [] }), search(QUICK)]);
    expect(await stuck).toEqual({
      hits: [],
      total: { value: 0, relation: 'gte' },
      maxScore: null,
      aggregations: { courts: [] },
      timedOut: true,
    });
    expect(await beside).toEqual(['search', 'remove', 'search']);
    expect(performance.now() - start).toBeLessThan(SOON_MS);
    expect(thread.isAlive).toBe(true);
  });

  it('H15: ends soon after its caller cancels, and does not block other requests', async () => {
    const caller = new AbortController();
    const stuck = expect(search(STUCK, caller.signal)).rejects.toMatchObject({ code: 'aborted' });
    setTimeout(() => caller.abort(), 150);
    await stuck;
    const start = performance.now();
    expect(await search(QUICK)).toBe('search');
    expect(performance.now() - start).toBeLessThan(SOON_MS);
  });

  it('rejects the waiting requests when the engine is closed', async () => {
    const stuck = expect(search(STUCK)).rejects.toMatchObject({ code: 'server' });
    const beside = expect(search(QUICK)).rejects.toMatchObject({ code: 'server' });
    await thread.close();
    await Promise.all([stuck, beside]);
    expect(thread.isAlive).toBe(false);
  });
});
