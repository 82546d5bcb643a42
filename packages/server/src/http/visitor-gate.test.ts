import { describe, expect, it } from 'vitest';
import { createVisitorGate } from './visitor-gate.js';

const LIMITS = { running: 2, waiting: 2, burstMs: 1000, refillPerSecond: 100 };
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

describe('the gate of visitors', () => {
  it('runs two searches of an address at a time; others wait, and more are refused', async () => {
    const gate = createVisitorGate({ ...LIMITS, now: () => 0 });
    const searches = Array.from({ length: 4 }, makeSearch);
    const done = searches.map(({ run }) => gate.run('a', NEVER, run));
    await turn();
    expect(searches.map(({ state }) => state.isStarted)).toEqual([true, true, false, false]);
    await expect(gate.run('a', NEVER, async () => 1)).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
    expect(await gate.run('b', NEVER, async () => 'other address')).toBe('other address');
    for (const [index, search] of searches.entries()) {
      search.end();
      await done[index];
    }
    expect(await gate.run('a', NEVER, async () => 'free again')).toBe('free again');
  });

  it('frees the place of a search that fails, and of one whose caller leaves while it waits', async () => {
    const gate = createVisitorGate({ ...LIMITS, running: 1, now: () => 0 });
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
    const gate = createVisitorGate({ ...LIMITS, now: () => clock.now });
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
});
