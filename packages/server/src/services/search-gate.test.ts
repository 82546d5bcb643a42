import { describe, expect, it } from 'vitest';
import { createSearchGate, MEMBER_GATE } from './search-gate.js';

const LIMITS = {
  running: 2,
  waiting: 2,
  tooMany: 'Too many.',
  retryAfter: 1,
  time: { burstMs: 1000, refillPerSecond: 100, usedUp: 'Used up.' },
};
const NEVER = new AbortController().signal;

/** A search that ends when the test says so. */
function makeSearch() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isStarted: false };
  return {
    state,
    end: resolve,
    run: async () => {
      state.isStarted = true;
      await promise;
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate of searches', () => {
  it('runs two searches of a searcher at a time; others wait, and more are refused', async () => {
    const gate = createSearchGate({ ...LIMITS, now: () => 0 });
    const searches = Array.from({ length: 4 }, makeSearch);
    const done = searches.map(({ run }) => gate.run('a', NEVER, run));
    await turn();
    expect(searches.map(({ state }) => state.isStarted)).toEqual([true, true, false, false]);
    await expect(gate.run('a', NEVER, async () => 1)).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
    expect(await gate.run('b', NEVER, async () => 'another searcher')).toBe('another searcher');
    for (const [index, search] of searches.entries()) {
      search.end();
      await done[index];
    }
    expect(await gate.run('a', NEVER, async () => 'free again')).toBe('free again');
  });

  it('frees the place of a search that fails, and of one whose caller leaves while it waits', async () => {
    const gate = createSearchGate({ ...LIMITS, running: 1, now: () => 0 });
    const first = makeSearch();
    const running = gate.run('a', NEVER, async () => {
      await first.run();
      throw new Error('failed');
    });
    const caller = new AbortController();
    const waiting = gate.run('a', caller.signal, async () => 'never');
    await turn();
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
    first.end();
    await expect(running).rejects.toThrow('failed');
    expect(await gate.run('a', NEVER, async () => 'next')).toBe('next');
  });

  it('charges the time that searches used, and gives it back slowly', async () => {
    const clock = { now: 0 };
    const gate = createSearchGate({ ...LIMITS, now: () => clock.now });
    const use = (milliseconds: number, address = 'a') =>
      gate.run(address, NEVER, async (spent) => {
        spent(milliseconds);
      });
    for (let count = 0; count < 2; count += 1) await use(600);
    await expect(use(1)).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
    await use(1, 'b');
    clock.now = 1500;
    await expect(use(1)).rejects.toMatchObject({ retryAfter: 1 });
    clock.now = 2500;
    await use(1);
  });

  it('H15: lets a member load three pages of results at once, at any cost in time, and no more', async () => {
    const gate = createSearchGate({ ...MEMBER_GATE, now: () => 0 });
    const search = makeSearch();
    const pages = Array.from({ length: 3 * 8 }, () =>
      gate.run('1', NEVER, async (spent) => {
        await search.run();
        spent(60_000);
      }),
    );
    await expect(gate.run('1', NEVER, search.run)).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
    search.end();
    await Promise.all(pages);
    expect(await gate.run('1', NEVER, async () => 'next')).toBe('next');
  });
});
