import { describe, expect, it, vi } from 'vitest';
import { createSharedRuns } from './shared-runs.js';

const open = () => new AbortController().signal;

/** Work that ends when the test says so. */
function pausedWork() {
  let finish: (answer: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const work = vi.fn(
    (_signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { work, finish: (answer: string) => finish(answer), fail: (error: Error) => fail(error) };
}

describe('shared runs', () => {
  it('M4: run once for a thousand callers at the same time, and again for the next one', async () => {
    const runs = createSharedRuns();
    const { work, finish } = pausedWork();
    const callers = Array.from({ length: 1_000 }, () => runs.run('latest', open(), work));
    finish('cases');
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['cases']));
    expect(work).toHaveBeenCalledTimes(1);
    const next = runs.run('latest', open(), work);
    finish('newer cases');
    expect(await next).toBe('newer cases');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('keep keys apart', async () => {
    const runs = createSharedRuns();
    expect(await Promise.all([runs.run('a', open(), async () => 1), runs.run('b', open(), async () => 2)])).toEqual([
      1, 2,
    ]);
  });

  it('fail for all, and are tried again', async () => {
    const runs = createSharedRuns();
    const { work, fail } = pausedWork();
    const callers = [runs.run('latest', open(), work), runs.run('latest', open(), work)];
    fail(new Error('disk'));
    const results = await Promise.allSettled(callers);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await runs.run('latest', open(), async () => 'back')).toBe('back');
  });

  it('go on when the first caller leaves, and stop when all have left', async () => {
    const runs = createSharedRuns();
    const { work, finish } = pausedWork();
    const [first, second] = [new AbortController(), new AbortController()];
    const gone = runs.run('latest', first.signal, work);
    const stays = runs.run('latest', second.signal, work);
    first.abort();
    await expect(gone).rejects.toMatchObject({ code: 'aborted' });
    expect(work.mock.calls[0]?.[0].aborted).toBe(false);
    finish('cases');
    expect(await stays).toBe('cases');

    const alone = new AbortController();
    const left = runs.run('latest', alone.signal, work);
    alone.abort();
    await expect(left).rejects.toMatchObject({ code: 'aborted' });
    expect(work.mock.calls[1]?.[0].aborted).toBe(true);
  });
});
