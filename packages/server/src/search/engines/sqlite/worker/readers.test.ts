import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineRequest } from '../../../model/engine-request.js';
import type { WorkerTask } from './worker-messages.js';
import type { RunOptions, WorkerThread } from './worker-thread.js';
import { startWorkerEngine } from './worker-engine.js';

const WORDS: EngineRequest = {
  query: { type: 'match', field: 'content', text: 'murder', operator: 'or' },
  from: 0,
  size: 10,
  sort: [],
  highlight: [],
  aggregations: [],
};
const BY_ID: EngineRequest = { ...WORDS, query: { type: 'ids', values: ['c1'] } };
const BY_CITATION: EngineRequest = {
  ...WORDS,
  query: {
    type: 'bool',
    must: [{ type: 'terms', field: 'citations', values: ['air 1973 sc 1461'] }],
    should: [{ type: 'phrase', field: 'citations', text: 'AIR 1973 SC 1461' }],
    mustNot: [],
    filter: [],
    minimumShouldMatch: 0,
  },
  sort: [{ field: 'citedCount', descending: true }],
};

/** Threads that answer only when the test says so. */
function makeThreads() {
  const threads: { task: WorkerTask; answer: (value: unknown) => void }[][] = [];
  const startThread = (): WorkerThread => {
    const pending: (typeof threads)[number] = [];
    threads.push(pending);
    return {
      isAlive: true,
      hasAnswered: true,
      run: (task: WorkerTask, _options?: RunOptions) =>
        new Promise((resolve) => {
          pending.push({ task, answer: resolve });
        }),
      close: async () => undefined,
    };
  };
  return { threads, engine: startWorkerEngine({ dataDir: '', startThread }) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
afterEach(() => void vi.useRealTimers());

describe('the threads of the engine', () => {
  it('H15: answer look-ups by id and citation and take changes while both reading threads search', async () => {
    const { engine, threads } = makeThreads();
    const searches = Array.from({ length: 3 }, () => engine.search(WORDS));
    await turn();
    expect(threads.map((pending) => pending.length)).toEqual([1, 1]);
    for (const request of [BY_ID, BY_CITATION]) {
      const found = engine.search(request);
      await turn();
      threads[2]?.shift()?.answer('found');
      expect(await found).toBe('found');
    }
    const change = engine.remove(['c1']);
    await turn();
    threads[3]?.shift()?.answer('removed');
    expect(await change).toBe('removed');
    threads[0]?.shift()?.answer('first');
    expect(await searches[0]).toBe('first');
    await turn();
    expect(threads[0]).toHaveLength(1);
    threads[0]?.shift()?.answer('third');
    threads[1]?.shift()?.answer('second');
    expect(await Promise.all(searches)).toEqual(['first', 'second', 'third']);
  });

  it('H15: leave a thread to members while visitors search, and drop what nobody waits for', async () => {
    const { engine, threads } = makeThreads();
    const minor = Array.from({ length: 3 }, () => engine.search(WORDS, { isMinor: true }));
    const caller = new AbortController();
    const left = engine.search(WORDS, { isMinor: true, signal: caller.signal });
    await turn();
    expect(threads.map((pending) => pending.length)).toEqual([1]);
    caller.abort();
    await expect(left).rejects.toMatchObject({ code: 'aborted' });
    const member = engine.search(WORDS);
    await turn();
    threads[1]?.shift()?.answer('member');
    expect(await member).toBe('member');
    for (const search of minor) {
      threads[0]?.shift()?.answer('minor');
      expect(await search).toBe('minor');
      await turn();
    }
    expect(threads.flat()).toEqual([]);
  });

  it('H15: count the wait as time of the search, and refuse one that waits too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { engine, threads } = makeThreads();
    const searches = Array.from({ length: 4 }, () => engine.search(WORDS));
    const refused = expect(engine.search(WORDS)).rejects.toMatchObject({ code: 'busy' });
    const end = () => {
      const given = threads[0]?.shift();
      given?.answer('found');
      return given?.task.name === 'search' && given.task.milliseconds;
    };
    await turn();
    vi.advanceTimersByTime(1_200);
    expect(end()).toBe(2_000);
    await turn();
    vi.advanceTimersByTime(1_200);
    expect(end()).toBe(800);
    await turn();
    vi.advanceTimersByTime(7_600);
    await refused;
    expect(end()).toBe(500);
    threads[1]?.shift()?.answer('found');
    expect(await Promise.all(searches)).toEqual(Array.from({ length: 4 }, () => 'found'));
  });

  it('refuse a search that would wait too long', async () => {
    const { engine } = makeThreads();
    const searches = Array.from({ length: 64 }, () => engine.search(WORDS).catch((error: unknown) => error));
    await expect(engine.search(WORDS)).rejects.toMatchObject({ code: 'busy' });
    await engine.close();
    const last = await Promise.all(searches.slice(2));
    for (const error of last) expect(error).toMatchObject({ code: 'server' });
  });
});
