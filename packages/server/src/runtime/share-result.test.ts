import { describe, expect, it } from 'vitest';
import { shareResult } from './share-result.js';

function counter(cacheMs: number) {
  const state = { now: 0, calls: 0, fails: false };
  const read = shareResult(
    async () => {
      state.calls += 1;
      if (state.fails) throw new Error('busy');
      return state.calls;
    },
    { cacheMs, now: () => state.now },
  );
  return { state, read };
}

describe('M4: a count for many readers at once', () => {
  it('is made once for all of them', async () => {
    const { state, read } = counter(0);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(2);
    expect(state.calls).toBe(2);
  });

  it('is kept as long as it is meant to be', async () => {
    const { state, read } = counter(1000);
    expect(await read()).toBe(1);
    state.now = 999;
    expect(await read()).toBe(1);
    state.now = 1000;
    expect(await read()).toBe(2);
  });

  it('is begun anew when it does not end', async () => {
    const state = { now: 0, calls: 0 };
    const read = shareResult(() => ((state.calls += 1) === 1 ? new Promise<number>(() => {}) : Promise.resolve(2)), {
      cacheMs: 1000,
      sharedMs: 1000,
      now: () => state.now,
    });
    void read();
    state.now = 999;
    void read();
    expect(state.calls).toBe(1);
    state.now = 1000;
    expect(await read()).toBe(2);
    state.now = 1999;
    expect(await read()).toBe(2);
  });

  it('is not kept when it fails', async () => {
    const { state, read } = counter(1000);
    state.fails = true;
    await expect(Promise.all([read(), read()])).rejects.toThrow('busy');
    expect(state.calls).toBe(1);
    state.fails = false;
    expect(await read()).toBe(2);
  });
});
