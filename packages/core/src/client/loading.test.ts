import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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

  /** True while, whatever is raised and lowered in whatever order, each flag is up exactly while somebody holds it. */
  const areCounted = (create: () => Loading) =>
    fc.property(
      fc.array(fc.record({ flag: fc.constantFrom(...flags), pick: fc.nat() }), { maxLength: 40 }),
      (steps) => {
        const loading = create();
        const held: { flag: (typeof flags)[number]; lower: () => void }[] = [];
        for (const { flag, pick } of steps) {
          if (pick % 2 === 0) held.push({ flag, lower: loading.raise(flag) });
          else {
            const [given] = held.splice(pick % (held.length || 1), 1);
            given?.lower();
            given?.lower();
          }
          for (const name of flags)
            expect(loading.getSnapshot()[name]).toBe(held.some((holder) => holder.flag === name));
        }
      },
    );

  it('are up exactly while a call holds them, however calls overlap', () => {
    fc.assert(areCounted(createLoading));
  });

  it('control: the same check fails for flags that the first to end lowers', () => {
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

describe('the flag of a call', () => {
  const call: Call<undefined, unknown> = { ...calls.welcome.totals, loading: 'loadme', safe: true };
  const start = (reply: () => Promise<Response>) => {
    const fetch = vi.fn(reply) as unknown as typeof globalThis.fetch;
    return clientOf(call, { bases: { api: 'https://api.example' }, fetch });
  };

  it('is up while it runs, and one of two calls does not lower that of the other', async () => {
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

  it('is down again when its caller gives up, before or meanwhile', async () => {
    const client = start(() => new Promise(() => undefined));
    await failure(client.call(undefined, { signal: AbortSignal.abort() }));
    const controller = new AbortController();
    const meanwhile = failure(client.call(undefined, { signal: controller.signal }));
    controller.abort();
    await meanwhile;
    expect(client.loading.getSnapshot()).toEqual(allDown);
  });

  it('is left alone by a quiet call', async () => {
    const client = start(() => new Promise(() => undefined));
    const controller = new AbortController();
    const quiet = failure(client.call(undefined, { quiet: true, signal: controller.signal }));
    expect(client.loading.getSnapshot()).toEqual(allDown);
    controller.abort();
    await quiet;
  });

  it('is down again when a request cannot even be written', async () => {
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
