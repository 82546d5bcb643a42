import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { calls, type Call } from '../contract/index.js';
import { clientOf, failure, until } from './client.fixtures.js';
import { createLoading, type Loading } from './loading.js';

const flags = ['loadme', 'loadmesecure', 'downloadPDF', 'sendmail'] as const;
const allDown = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };

describe('the loading flags', () => {
  it('are the same object until one of them changes', () => {
    const loading = createLoading();
    const listener = vi.fn();
    const end = loading.subscribe(listener);
    const before = loading.getSnapshot();
    const lower = loading.raise('loadme');
    const during = loading.getSnapshot();
    expect(during).toEqual({ ...allDown, loadme: true });
    expect(during).not.toBe(before);
    const lowerOther = loading.raise('loadme');
    expect(loading.getSnapshot()).toBe(during);
    lower();
    expect(loading.getSnapshot()).toBe(during);
    lowerOther();
    expect(loading.getSnapshot()).toEqual(allDown);
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    loading.raise('sendmail');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  /** Returns whether each flag is set exactly while a call uses it, for any order of setting and releasing. */
  const areCounted = (create: () => Loading) =>
    fc.property(
      fc.array(fc.record({ flag: fc.constantFrom(...flags), pick: fc.nat() }), { maxLength: 40 }),
      (steps) => {
        const loading = create();
        const raised: { flag: (typeof flags)[number]; lower: () => void }[] = [];
        for (const { flag, pick } of steps) {
          if (pick % 2 === 0) raised.push({ flag, lower: loading.raise(flag) });
          else {
            const [released] = raised.splice(pick % (raised.length || 1), 1);
            released?.lower();
            released?.lower();
          }
          for (const name of flags) expect(loading.getSnapshot()[name]).toBe(raised.some((one) => one.flag === name));
        }
      },
    );

  it('are set exactly while a call runs, for any overlap', () => {
    fc.assert(areCounted(createLoading));
  });

  it('control: the same check fails if the first call to end clears the flag', () => {
    const naive = (): Loading => {
      const state = { ...allDown };
      return {
        getSnapshot: () => state,
        subscribe: () => () => undefined,
        raise: (flag) => {
          state[flag] = true;
          return () => void (state[flag] = false);
        },
      };
    };
    expect(fc.check(areCounted(naive)).failed).toBe(true);
  });
});

describe('a listener of the loading flags that throws', () => {
  const mistake = new Error('a mistake of the page');
  const reported: unknown[] = [];
  beforeEach(() => {
    reported.length = 0;
    // Collects uncaught errors, as a page would see them. fetch has its own microtasks.
    const queue = globalThis.queueMicrotask;
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      queue(() => {
        try {
          run();
        } catch (error) {
          reported.push(error);
        }
      });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** A client of one call whose loading store has this listener between two correct ones. */
  const start = (listener: () => void) => {
    const loading = createLoading();
    const others = [vi.fn(), vi.fn()];
    for (const each of [others[0], listener, others[1]]) loading.subscribe(each as () => void);
    const fetch = (async () => Response.json({ flag: true })) as typeof globalThis.fetch;
    const call: Call<undefined> = { ...calls.welcome.totals, loading: 'loadme', answer: v.unknown() };
    return { client: clientOf(call, { bases: { api: 'https://api.example' }, fetch, loading }), others };
  };

  it.each([
    ['always', () => true],
    ['as a flag goes up', (count: number) => count === 1],
    ['as a flag goes down', (count: number) => count === 2],
  ])('%s does not affect the call, its flag or other listeners, and is reported', async (_, isFaulty) => {
    let count = 0;
    const { client, others } = start(() => {
      count += 1;
      if (isFaulty(count)) throw mistake;
    });
    expect(await client.call()).toEqual({ flag: true });
    expect(client.loading.getSnapshot()).toEqual(allDown);
    for (const other of others) expect(other).toHaveBeenCalledTimes(2);
    expect(reported.length).toBeGreaterThan(0);
    expect(new Set(reported)).toEqual(new Set([mistake]));
  });

  it('control: a listener that does not throw is not reported', async () => {
    await start(() => undefined).client.call();
    expect(reported).toEqual([]);
  });

  it('may subscribe others, which get only the next change', () => {
    const loading = createLoading();
    const lateListener = vi.fn();
    loading.subscribe(() => void loading.subscribe(lateListener));
    const lower = loading.raise('loadme');
    expect(lateListener).not.toHaveBeenCalled();
    lower();
    expect(lateListener).toHaveBeenCalledTimes(1);
  });
});

describe('the flag of a call', () => {
  const call: Call<undefined, unknown> = { ...calls.welcome.totals, loading: 'loadme', safe: true };
  const start = (reply: () => Promise<Response>) => {
    const fetch = vi.fn(reply) as unknown as typeof globalThis.fetch;
    return clientOf(call, { bases: { api: 'https://api.example' }, fetch });
  };

  it('is set while it runs, and stays set until the last of two calls ends', async () => {
    const replies: (() => void)[] = [];
    const client = start(() => new Promise((resolve) => replies.push(() => resolve(new Response('{}')))));
    const [first, second] = [failure(client.call()), failure(client.call())];
    await until(() => replies.length === 2);
    replies[0]?.();
    await first;
    expect(client.loading.getSnapshot().loadme).toBe(true);
    replies[1]?.();
    await second;
    expect(client.loading.getSnapshot()).toEqual(allDown);
  });

  it.each<[string, () => Promise<Response>]>([
    ['an answer', () => Promise.resolve(Response.json({ flag: true }))],
    ['a refusal', () => Promise.resolve(Response.json({ flag: false, message: 'no' }))],
    ['a failure', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a fetch that throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is down again after %s', async (_, reply) => {
    const client = start(reply);
    await failure(client.call());
    expect(client.loading.getSnapshot()).toEqual(allDown);
  });

  it('is cleared if the caller cancels the call, before or during it', async () => {
    const client = start(() => new Promise(() => undefined));
    await failure(client.call(undefined, { signal: AbortSignal.abort() }));
    const controller = new AbortController();
    const meanwhile = failure(client.call(undefined, { signal: controller.signal }));
    controller.abort();
    await meanwhile;
    expect(client.loading.getSnapshot()).toEqual(allDown);
  });

  it('is not set by a quiet call', async () => {
    const client = start(() => new Promise(() => undefined));
    const controller = new AbortController();
    const quiet = failure(client.call(undefined, { quiet: true, signal: controller.signal }));
    expect(client.loading.getSnapshot()).toEqual(allDown);
    controller.abort();
    await quiet;
  });

  it('is cleared if the request cannot be built', async () => {
    const broken = {
      ...call,
      request: () => {
        throw new Error('no such input');
      },
    };
    const client = clientOf<undefined, unknown>(broken, { bases: { api: 'https://api.example' } });
    expect((await failure(client.call())).code).toBe('bad-query');
    expect(client.loading.getSnapshot()).toEqual(allDown);
  });
});
